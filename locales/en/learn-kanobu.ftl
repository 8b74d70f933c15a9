### The guided first game.

learn-kanobu-fit = What fits
learn-kanobu-fit-goal = Whoever gets rid of all cards first wins. On your turn you put one card on the pile, and it has to fit on the card that lies there.
learn-kanobu-fit-beat = Blue scissors lie on the pile. A rock, scissors or paper must share a colour with the card below and beat its sign. Which of your signs can do both?
learn-kanobu-fit-no-sign = That fits as well: “one card” is no sign, so the shared colour is enough. But here we practise the signs. Try again.
learn-kanobu-fit-two = The other player wrapped your rock in a blue-green paper. A card of two colours counts as both, so sharing one of them is enough. Beat this paper with one of your signs!
learn-kanobu-fit-done = Well done: scissors cut paper, and green was shared. Remember that a sign never goes on its own kind: no rock on a rock, whatever the colours.

learn-kanobu-symbol = Same symbol, or draw
learn-kanobu-symbol-same = The pile starts with a red “skip”. Nobody played it, so it does nothing. Cards that are not signs go on their own colour or on their own symbol. Play one that fits by its symbol!
learn-kanobu-symbol-colour = Red goes on red, that is allowed. But we are looking for the same symbol in another colour. Try again.
learn-kanobu-symbol-draw = Your “skip” cost the other player a turn, and it is your turn again. But now none of your cards fits: neither blue nor a “skip” is left in your hand. What can you still do?
learn-kanobu-symbol-drawn = You have drawn a blue paper. A card that you have just drawn may be kept, or played right away if it fits. Get rid of it!
learn-kanobu-symbol-kept = That is allowed, but your turn would be over with one card more in your hand. The paper shares the blue, and there is no sign below that it would have to beat. Try again.
learn-kanobu-symbol-done = Good! Whoever can play must play. You draw only if none of your cards fits, and then you may play just the card you have drawn.

learn-kanobu-violet = Violet cards
learn-kanobu-violet-name = None of your other cards goes on the green paper. But violet cards go on anything, and with “change colour” you name the colour that has to follow. Name the one that suits your hand best!
learn-kanobu-violet-single = You hold only one card of that colour. Look which colour you have most of, and try again.
learn-kanobu-violet-none = Then everybody would have to play green, and you do not hold a single green card. Try again.
learn-kanobu-violet-red = You asked for red, so the other player had to play red. Now put any card that fits on the red scissors.
learn-kanobu-violet-done = Just as planned! On “change colour” only cards of the named colour and violet cards can be played. A card of two colours is fine, too, if one of them was named.

learn-kanobu-chain = Pass it on
learn-kanobu-chain-waits = “Three cards” is waiting for you. Whoever accepts it draws three and misses a turn. But the same symbol always fits and passes the effect on, bigger than before. Give it to the next player!
learn-kanobu-chain-swallow = You would draw three cards and miss your turn. But one of your cards has the same symbol. Try again.
learn-kanobu-chain-cancel = “Cancel” would save you, but then nobody has to draw. Keep it for worse times, and look for the same symbol. Try again.
learn-kanobu-chain-attack = The chain was two cards long, so the next player drew six and missed a turn. Now it is your turn again. Make both of the others draw two cards!
learn-kanobu-chain-plain = It fits, but it does nothing to anybody. Look for the card that makes everybody else draw two. Try again.
learn-kanobu-chain-waste = “Cancel” would only remove the card that you have played yourself. Look for the one that makes everybody else draw two. Try again.
learn-kanobu-chain-done = Everybody drew two cards except you. One difference to remember: whoever accepts “one card” or “two cards” does not miss a turn.

learn-kanobu-cancel = Cancel
learn-kanobu-cancel-six = The others have made a chain of two “three cards”, and now six cards are waiting for you. Do not pass it on this time: make the whole chain disappear!
learn-kanobu-cancel-swallow = Six more cards and a missed turn: that hurts. You have a card that takes the top card off the pile, with everything it has started. Try again.
learn-kanobu-cancel-on = A bold reply: the next player would face nine cards! But a chain can go all the way round and come back to you, bigger still. This time, end it. Try again.
learn-kanobu-cancel-gone = The red card has left the pile, the whole chain is gone, and nobody had to draw. The blue “three cards” below no longer did anything: the next player simply put a blue card on it.

learn-kanobu-chance = Chance
learn-kanobu-chance-waits = “Chance” is waiting for you. Whoever accepts it draws three cards and misses a turn. But it can also be answered: with a rock, a scissors and a paper, in any colours. Choose what leaves you with the fewest cards!
learn-kanobu-chance-swallow = That means three more cards and a missed turn. But you have a rock, a scissors and a paper, and that is a full answer. Try again.
learn-kanobu-chance-done = Three cards gone in one move! For an answer the colours do not matter. And you decide which of the three ends on top, so you also decide what the next player has to play on.

learn-kanobu-star = Three-star and the last card
learn-kanobu-star-open = Two cards left! Your green rock shares no colour with the blue-yellow scissors. Your other card opens the top three cards of the deck, and one of them will be yours. Have a look!
learn-kanobu-star-pick = One of the open cards may go into your hand, or straight onto the pile. Find the one that costs the other player a turn and lets your green rock follow!
learn-kanobu-star-took = Then your turn is over, and you have two cards again. It is faster to play one of the open cards right away. Try again.
learn-kanobu-star-stuck = You may play it, but then the other player moves next, and your green rock does not fit on it. Look for green, and for a card that costs a turn. Try again.
learn-kanobu-star-last = The other player missed a turn, and you are next again. There is green on the pile and only one card in your hand. Finish it!
learn-kanobu-star-won = You have won! The game ends as soon as one hand is empty; for the others, fewer cards left are better. You know all you need for a real game now. Have fun!
