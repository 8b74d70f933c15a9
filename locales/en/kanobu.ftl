# kanobu
