/**
 * Where cards lie and who knows it. A state keeps its cards in {@link
 * io.stardeck.engine.zone.Zones}, a view shows them as {@link io.stardeck.engine.zone.ZonesView},
 * and a {@link io.stardeck.engine.zone.Dealer} is the only one who changes them: so no step of a
 * game can move a card and forget what somebody knew of it.
 *
 * <h2>A game of its own</h2>
 *
 * <p>Where the roster is public, as where everybody knows the deck lists, the cards are {@link
 * io.stardeck.engine.card.CardId}s and the configuration tells the face of each. Where a deck is
 * secret, they are records of an id and a face, and ids are minted, which tell nothing.
 *
 * <pre>{@code
 * final class Cards extends Dealer<HarborState, Card> {
 *   static final Cards DEALER = new Cards();
 *   private Cards() { super(Naming.minted(Card::id, Card::named)); }
 *   public Zones<Card> zones(HarborState state) { return state.zones(); }
 *   protected HarborState with(HarborState state, Zones<Card> zones) { return state.with(zones); }
 *   protected Face face(HarborState state, Card card) { return card.face(); }
 *   ...
 * }
 * }</pre>
 *
 * <p>In the set-up each place is opened with what everybody knows of it, and cards are brought:
 *
 * <pre>{@code
 * DEALER.open(play, deck(seat), ZoneKind.deck());
 * DEALER.open(play, hand(seat), ZoneKind.hand(seat));
 * DEALER.bring(play, deck(seat), cards, Audience.only(seat));  // their owner knows the deck list
 * DEALER.shuffle(play, deck(seat));                            // and no longer the order
 * }</pre>
 *
 * <p>Then cards are moved, and one event is told in two readings, with the card to those who see
 * it, without it to all others:
 *
 * <pre>{@code
 * DEALER.top(play, deck(seat)).to(hand(seat)).tell(DRAW_01, card -> new CardDrawn(seat, card));
 * DEALER.card(play, hand(seat), card).openly().to(discard(seat)).tell(...);
 * DEALER.show(play, hand(other), Audience.only(seat)).tell(LOOK_02, cards -> new HandShown(cards));
 * }</pre>
 *
 * <h2>What is known</h2>
 *
 * <ul>
 *   <li>Who sees a place ({@link io.stardeck.engine.zone.ZoneKind#seers}) knows each of its cards.
 *   <li>Who was shown a card knows it where it lies, card by card, as long as nothing that it might
 *       be leaves that place unseen. Where there is an order, everybody can point at the n-th card:
 *       the top card that a seat has looked at stays known to it when it is drawn.
 *   <li>After a {@linkplain io.stardeck.engine.zone.Dealer#shuffle shuffle} its contents stay
 *       known.
 *   <li>When a card goes from one place to another and a seat cannot know which, the two are one
 *       {@link io.stardeck.engine.zone.Pool} to that seat, if it knew anything of the first; or, if
 *       the game {@linkplain io.stardeck.engine.zone.Transfer#forgetting says so}, what may have
 *       left is unknown to it.
 *   <li>A card that is seen elsewhere leaves the pool; a place where nothing is left leaves it,
 *       too.
 *   <li>Which cards everybody knows, the spectator too, everybody has seen: a view tells it ({@link
 *       io.stardeck.engine.zone.Seen#common}), and dealt anew they stay known to all. Who else
 *       knows a card that a seat knows, no view tells.
 * </ul>
 *
 * <p>A view holds that and no more: {@link io.stardeck.engine.zone.Seen} for each place, and {@link
 * io.stardeck.engine.zone.ZonesView#known}. Rules read little of it and are not kept waiting for
 * the rest; {@link io.stardeck.engine.rules.GameView#complete} is where a game's view has all of it
 * worked out before it goes to a player.
 *
 * <h2>Hints</h2>
 *
 * <ul>
 *   <li>Whatever everybody can tell of face-down cards makes a place of its own: the persons aboard
 *       a ship and the equipment, the stopped ones and the others. A card that is stopped unseen
 *       goes from the one to the other.
 *   <li>A face-down token at which anybody can point is a place, named by the token's number, with
 *       one card in it: what it stands for. {@link io.stardeck.engine.zone.Dealer#mix} mixes
 *       tokens.
 *   <li>No frame, no mark and no other part of a state names a card of a place that somebody does
 *       not see: keep such marks as the place that the card lies in, or with the card. None names a
 *       card of a place that can be mixed while it lasts.
 *   <li>{@link io.stardeck.engine.zone.Redeal} deals anew what a seat cannot see, out of a {@link
 *       io.stardeck.engine.zone.Supply}: the rest of a public roster, or an {@link
 *       io.stardeck.engine.zone.Invention}. A private configuration (the others' deck lists) is
 *       made up from the cards that were dealt.
 *   <li>{@link io.stardeck.engine.zone.Dealer#faults} says what is wrong with zones from outside;
 *       whether each place of the game is there, and is of its kind, the game says.
 * </ul>
 */
@NullMarked
package io.stardeck.engine.zone;

import org.jspecify.annotations.NullMarked;
