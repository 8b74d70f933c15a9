# paws
