# paws-quick
