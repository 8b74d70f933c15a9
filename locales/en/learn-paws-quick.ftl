### The guided first game of Paws, Scissors, Paper: quick rules

learn-paws-quick-goal = Out with the cards!
learn-paws-quick-goal-look = The monsters are in a hurry: whoever gets rid of all cards first wins the game. For everybody else each card left in hand is a penalty point.
learn-paws-quick-goal-beat = Two violet scissors lie on the table. More cards of the same sign beat them; how many more does not matter. Can you finish in one go?
learn-paws-quick-goal-three = Three scissors beat two, but one card would stay in your hand. You may play more: try again.
learn-paws-quick-goal-passed = If you pass, you draw three cards, and each of them may become a penalty point. You can beat these scissors: try again.
learn-paws-quick-goal-won = No card left, and the game is yours right away. Your opponent gets seven penalty points, one for each card in hand.

learn-paws-quick-colours = One colour or all different
learn-paws-quick-colours-look = Cards played together show one sign, and they are all of one colour or all of different colours. Jokers help: the sign joker (rainbow) is a rock of any colour, and the colour joker (juggler) is a violet card of any sign.
learn-paws-quick-colours-five = Two red rocks lie on the table. Beat them and get rid of as many cards as you can in one go.
learn-paws-quick-colours-one = Three blue rocks, with the sign joker as the third: good idea. But in different colours even more cards can go. Try again.
learn-paws-quick-colours-paper = The colour joker as paper beats rock, but then you draw two cards, and only one has gone. Try again.
learn-paws-quick-colours-passed = Passing brings you three cards, and you hold plenty of rocks. Try again.
learn-paws-quick-colours-more = This beats the rocks, but even more cards can go in one move. How many different colours can you show with both jokers? Try again.
learn-paws-quick-colours-done = Five rocks in five colours: the sign joker is the red one, the colour joker the violet one. A single card is left!

learn-paws-quick-change = Change the sign
learn-paws-quick-change-look = Six rocks! No rocks can beat that any more. But paper beats rock, and any number of papers will do, even one. After that you draw two cards.
learn-paws-quick-change-beat = Beat the rocks so that as few cards as possible stay in your hand.
learn-paws-quick-change-fewer = This beats them, but you draw two cards whether you play one paper or more. Let as many go as the colours allow: try again.
learn-paws-quick-change-passed = Passing brings you three cards, and you hold the sign that beats rock. Try again.
learn-paws-quick-change-drawn = Three papers in three colours have gone and two new cards have come. With a single paper you would hold more cards than before.

learn-paws-quick-transfer = Pass the turn on
learn-paws-quick-transfer-look = Six rocks again! There is a way past them: a rock, a scissors and a paper of one colour are a combo. It goes to the discard pile, the table stays as it is, and it is the next player’s turn.
learn-paws-quick-transfer-combo = Get rid of three cards without beating the rocks. A joker may help.
learn-paws-quick-transfer-paper = The colour joker as paper beats the rocks, but then you draw two cards and hold more than before. Try again.
learn-paws-quick-transfer-passed = Passing brings you three cards, and yet three of yours could go. Which colour do you have most of? Try again.
learn-paws-quick-transfer-finish = You passed the turn on, and the rocks came back to your opponent, who led a yellow paper instead. Any number of scissors beats it. Finish the game!
learn-paws-quick-transfer-fewer = This cuts the paper, but then you draw two cards. Only with an empty hand do you draw nothing: try again.
learn-paws-quick-transfer-wait = Passing brings you three cards, and you hold just what cuts paper. Try again.
learn-paws-quick-transfer-won = Your hand is empty: nothing is drawn, and the game is won. Remember the transfer for the turns when nothing else helps. It may even be your last move.

learn-paws-quick-strong = The strong move
learn-paws-quick-strong-look = Your opponent passed, so your own five rocks have come back to you. You need not beat them: you may put them away and lead any number of cards of one sign, without drawing.
learn-paws-quick-strong-lead = You hold three yellow papers and one green scissors. Get rid of as many cards as you can, and draw none.
learn-paws-quick-strong-beat = This way you beat your own rocks with the beating sign, and for that you draw two cards. A lead draws nothing: try again.
learn-paws-quick-strong-fewer = You may lead this, but more cards can go in one move. Try again.
learn-paws-quick-strong-passed = You would draw three cards, and the rocks would no longer be yours. Try again.
learn-paws-quick-strong-last = Your opponent passed once more, and now the papers are back with you. Win the game!
learn-paws-quick-strong-wait = You would draw three cards, and you have only one left to play. Try again.
learn-paws-quick-strong-won = Two strong moves in a row, and the game is won. Play what nobody can beat, and afterwards you lead whatever you like.

learn-paws-quick-help = Help tokens
learn-paws-quick-help-look = You play a series of games, and penalty points add up. In the first game one card was left in your hand. You are behind, so you got a help token and started the second game.
learn-paws-quick-help-token = Three blue rocks lie on the table, and you have three as well: one too few. A help token takes one card off the table. Make a way for your rocks!
learn-paws-quick-help-paper = Paper beats the rocks, but one card would go and two would come. You have a help token: try again.
learn-paws-quick-help-passed = Passing brings you three cards. You have a help token: try again.
learn-paws-quick-help-raise = Only two rocks lie there now, and it is still your turn. Get rid of three cards.
learn-paws-quick-help-single = Then your token would be wasted: one card would go and two would come. Try again.
learn-paws-quick-help-wait = Then your token would be wasted, and you would draw three cards. Try again.
learn-paws-quick-help-done = Three rocks against two, and the help token goes back to the supply. You may also keep a token: after a game it has another use.

learn-paws-quick-series = Penalty points and the series
learn-paws-quick-series-look = The last of three games is over. Two cards are left in your hand, and with your one point from before that makes three. Your opponent has three points as well.
learn-paws-quick-series-count = The lowest total wins the series. If totals are equal, the number of games won decides, and your opponent won two of the three.
learn-paws-quick-series-spend = But you have saved a help token. After a game each token can take one penalty point off you. Win the series!
learn-paws-quick-series-keep = Then both of you have three points, and your opponent wins with more games won. After the last game a token is worth nothing: try again.
learn-paws-quick-series-won = Two points against three: you have won the series! If games won were equal too, you would share the victory. Now you know how it goes: have fun in your own games!
