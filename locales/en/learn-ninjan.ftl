### The guided first game.

learn-ninjan-first = The first loot
learn-ninjan-first-goal = You collect cards, and the highest sum wins. In every round all players secretly choose a card. Then all are turned over, and they strike one after the other.
learn-ninjan-first-choose = The other player has already chosen. Your card takes a pile if its sign beats the top card; the numbers do not matter for that. Choose a card that can take the rock 8!
learn-ninjan-first-rock = A rock beats only the scissors here, and a card that beats something must take it. That pile would cost you four points. Try again.
learn-ninjan-first-scissors = There is no paper on top of any pile, so scissors beat nothing and bring you nothing here. Which sign beats a rock? Try again.
learn-ninjan-first-take = Your number is higher, so you strike first. Your paper beats both rocks, and you may take one of these piles. Take the better one!
learn-ninjan-first-small = That would bring you just three points. The other rock is worth more. Try again.
learn-ninjan-first-done = Eight points for you, and your paper is the new pile in that place. The other player had a rock −5. It beat only the scissors and had to take them: minus four!

learn-ninjan-order = Who strikes first
learn-ninjan-order-race = A rock 10! The other player would like to have it too, surely with a paper. The highest number strikes first. Choose a card that gets there in time!
learn-ninjan-order-slow = Paper is the right sign, but with a 2 nearly everybody is faster than you. By then the rock 10 would be gone. Try again.
learn-ninjan-order-no-paper = Only paper beats a rock. That card cannot take the rock 10, however fast it is. Try again.
learn-ninjan-order-take = Paper 9 against paper 5: you strike first. Your paper beats two rocks. Take the one that you came for!
learn-ninjan-order-thief = That one is a thief: it counts below zero and would cost you six points. Try again.
learn-ninjan-order-done = Ten points! The other paper came second and found only the rock −6. It had to take it, because a card that beats something must take it.

learn-ninjan-late = Strike last
learn-ninjan-late-wait = Now you guess that the other player will take the paper 7 with scissors of a high number. After that, those scissors stay there as a new pile. Choose a card that can catch them!
learn-ninjan-late-early = Your 10 is too fast: those high scissors are not there yet. You would have to take the only scissors on the table, and they cost four points. Try again.
learn-ninjan-late-paper = Paper does not beat scissors. Look for the sign that does, and try again.
learn-ninjan-late-take = You guessed right: the scissors 9 took the paper and are there now. Your rock strikes next and beats two piles. Take the good one!
learn-ninjan-late-thief = These scissors are a thief and would cost you four points. Try again.
learn-ninjan-late-done = Nine points! A low number strikes late, and sometimes that is just right. Thieves count below zero, but their signs beat like any other: a rock −5 can take scissors 9.

learn-ninjan-gift = A nasty present
learn-ninjan-gift-put = Your rock −3 comes before the paper −4. It beats nothing, so you may put it on any pile. After that, the paper must take a pile with a rock on top. Where does your rock do the most harm?
learn-ninjan-gift-kind = Then two piles show a rock, and the other player would pick yours, with the good points below it. Leave only one rock to take. Try again.
learn-ninjan-gift-done = The paper had to take both rocks: minus seven points! The card that you play is no longer yours. Only what you take counts for you.

learn-ninjan-cover = Hide a treasure
learn-ninjan-cover-guard = Your rock 7 beats nothing and goes on any pile you like. But next come the scissors 2, and they want the paper 8. Only the top card of a pile can be beaten. Save the paper!
learn-ninjan-cover-open = Then the paper 8 stays on top, and the scissors take it right away. Try again.
learn-ninjan-cover-choose = Saved! The scissors no longer beat anything and went on another pile. Eight and seven now lie under one top card, a rock. A new round begins: choose a card that can take them!
learn-ninjan-cover-rock = A rock does not beat a rock. It would have to take the pile with the scissors on top, and a thief hides there. Try again.
learn-ninjan-cover-scissors = Scissors beat neither rock nor scissors, so they bring you nothing here. Try again.
learn-ninjan-cover-take = You strike first, and your paper beats both rocks. Whoever takes a pile gets all its cards. Take the treasure!
learn-ninjan-cover-small = Only a thief lies there, minus two. The treasure is in another pile. Try again.
learn-ninjan-cover-done = Fifteen points in one go! The top card decides who may take a pile, but all the cards below come with it.

learn-ninjan-tie = Equal numbers
learn-ninjan-tie-guess = You are sure: the other player wants the paper 9 and has chosen the scissors 4. Of two equal numbers, the sign that beats the other strikes first. Choose a card that comes before these scissors!
learn-ninjan-tie-scissors = Scissors do beat paper, but −3 strikes after 4. By then the paper would be gone. Try again.
learn-ninjan-tie-paper = The 2 strikes after the 4, and you want to be first. Try again.
learn-ninjan-tie-cover = A 4 against a 4: your rock strikes first, because rock beats scissors. There are no scissors on the piles, so you may put it anywhere. Spoil the plan!
learn-ninjan-tie-open = Then the paper 9 stays on top, and the scissors take it. Try again.
learn-ninjan-tie-done = The plan has failed! With equal numbers, rock comes before scissors, scissors before paper, and paper before rock. If all three meet, the order is rock, scissors, paper.

learn-ninjan-end = The last round
learn-ninjan-end-last = The last cards are open, and both of you have 12 points. Your rock 5 beats two piles. After that, the paper 2 will take your rock, five more points for the other player. Which pile lets you win?
learn-ninjan-end-top = That makes 15 for you, but 17 for the other player. Look at what lies below the top card of the other pile. Try again.
learn-ninjan-end-won = 19 to 17: you have won! All the cards that you have taken count, good and bad, and what is still on the piles belongs to nobody. You know the way of the ninja now. Have fun!
