### The guided first game of Paws, Scissors, Paper

learn-paws-goal = Get rid of your cards
learn-paws-goal-look = Clay monsters play rock, paper, scissors, and whoever plays their last card first wins the round. You have three cards left, and violet scissors are on the table.
learn-paws-goal-beat = A single card is beaten by two cards of the same sign. Beat the scissors so that as few cards as possible stay in your hand.
learn-paws-goal-rock = Rock beats scissors, so this works. But after the beating sign you draw a card and would still hold three. Try again.
learn-paws-goal-passed = If you pass, you draw two cards. You can beat these scissors: try again.
learn-paws-goal-last = That was too much for your opponent, who passed and drew two cards. Your own scissors have come back, and now any single card may take their place. Win the round!
learn-paws-goal-keep = Passing would bring you two new cards, and your last one can go right now. Try again.
learn-paws-goal-stop = That stops the round too, but then everybody’s cards are counted; more about that later. Your last card wins without any counting. Try again.
learn-paws-goal-won = Your hand is empty, so the round is over right away and you take a victory token. Two tokens win the game.

learn-paws-kinds = One colour or different colours
learn-paws-kinds-look = Cards that you play together show one sign. They are all of one colour, or all of different colours. Your opponent has just played two rocks of different colours.
learn-paws-kinds-two = Different colours are the weaker kind: just as many cards of one colour beat them. Beat the two rocks with only two cards.
learn-paws-kinds-three = Three rocks of different colours beat two, quite right. But here two cards are enough: which colour do you have twice? Try again.
learn-paws-kinds-passed = Passing costs you two cards, and you hold rocks that beat these. Try again.
learn-paws-kinds-four = Two of one colour take three rocks, and your opponent had them, in three colours. Three of one colour or four of different colours would beat that. Can you finish the round?
learn-paws-kinds-wait = You would draw two cards, yet everything you have can go in one move. Try again.
learn-paws-kinds-stop = That would stop the round with four cards in your hand, and your opponent may count fewer. You can play all four instead. Try again.
learn-paws-kinds-done = Four rocks, four colours, no cards left: the round is yours! Remember: one card more of the same sign, or just as many in one colour against different colours.

learn-paws-jokers = Two kinds of jokers
learn-paws-jokers-look = You have two jokers. The sign joker (rainbow) is a rock and takes any colour you like. The violet colour joker (juggler) stays violet and takes any sign you like.
learn-paws-jokers-rainbow = A red rock is on the table. Beat it with two rocks of one colour, and keep the colour joker for later.
learn-paws-jokers-many = The same cards, but as different colours they lose to any two rocks of one colour. As one colour, they need three. Try again.
learn-paws-jokers-paper = Paper beats rock, but only one card would go, and you would draw another. Two rocks get you further. Try again.
learn-paws-jokers-juggler = You need the colour joker later. The sign joker can take the colour of a rock in your hand. Try again.
learn-paws-jokers-passed = You would draw two cards, and you can make a pair of rocks. Try again.
learn-paws-jokers-juggle = The sign joker turned green, which made two green rocks. Your opponent answered with a single paper. Beat it with two papers.
learn-paws-jokers-cut = Scissors cut paper, but only one card would go, and you would draw another. Who can keep your yellow paper company? Try again.
learn-paws-jokers-wait = You would draw two cards, although a second paper hides in your hand. Try again.
learn-paws-jokers-done = The colour joker became a violet paper, and with the yellow one that makes two different colours. Only two cards left: well played!

learn-paws-sign = The beating sign
learn-paws-sign-look = Five violet rocks! You would need six rocks to beat them. But paper beats rock, and of the beating sign exactly one card is enough, however many lie there.
learn-paws-sign-one = Beat the five rocks, and keep what is most useful for later.
learn-paws-sign-joker = The colour joker can be paper, so this works. But you also have a plain paper, and a joker is worth more later. Try again.
learn-paws-sign-passed = You would draw two cards, and a single one beats all these rocks. Which sign is it? Try again.
learn-paws-sign-drawn = One paper beat five rocks! The price: after the beating sign you draw a card. Your opponent now needs two papers or one scissors.

learn-paws-back = Your own cards come back
learn-paws-back-look = Your opponent passed, so your green paper has come back to you. You may beat it, or put it away and lead any single card instead.
learn-paws-back-lead = You hold three blue scissors and the blue joker. Lay down one scissors, but without drawing a card.
learn-paws-back-beat = This way you beat your own paper with the beating sign, and then you draw a card. A lead draws nothing. Try again.
learn-paws-back-joker = You may lead the joker, but it does more for you later, together with other cards. Lead a plain card: try again.
learn-paws-back-passed = Passing on your own card is allowed, but it brings you two more. Try again.
learn-paws-back-stop = Your whole hand is one combination, so you may stop the round. But you would count four, and your opponent may well count fewer. Try again.
learn-paws-back-three = The lead drew nothing. Your opponent beat it with two green scissors. Can you win the round now?
learn-paws-back-rock = The joker as rock beats scissors, but you would draw a card and still have three. All your cards can go in one move: try again.
learn-paws-back-wait = You would draw two cards, yet everything you have can go in one move. Try again.
learn-paws-back-halt = You would count three, but your opponent holds only two cards and would win. Play your cards instead: try again.
learn-paws-back-won = Three blue scissors, one of them the joker, and your hand is empty. Cards that nobody beats are worth a lot: afterwards you choose what is played.

learn-paws-special = The special end
learn-paws-special-look = You have won a round and own a victory token; one more wins the game! You hold a blue paper and the blue joker, and one scissors lies on the table.
learn-paws-special-count = When your whole hand is one combination, you may declare the special end. The others discard sets of rock, scissors and paper, then everybody counts. Whoever has the fewest wins, and a tie goes to you, the declarer.
learn-paws-special-declare = You hold two cards. Your opponent holds five: only one set of three can go, so at least two stay. Make sure of the game!
learn-paws-special-rock = The joker as rock beats the scissors, but you would draw a card and the round would go on. You can win right now: try again.
learn-paws-special-passed = With two more cards your hand would hardly be one combination any more. You can win right now: try again.
learn-paws-special-won = Two against two, and the tie is yours: that is the second token, and you have won the game! One more thing: when the deck runs out, everybody discards sets as well, and each joker that is left counts two. Have fun playing!
