package io.stardeck.stccg.internal.card;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** Marks on persons and equipment ({@code ST-ZON-11}). */
public final class Marks {
  private static final RuleId ZON_11 = RuleId.of("ST-ZON-11");

  private Marks() {}

  /**
   * Cards in the order in which changes of theirs are told one after the other: how they lie tells
   * where cards lie that a seat never saw ({@code ST-VIS-16}).
   */
  public static ImmutableList<Card> inOrder(ImmutableList<Card> cards) {
    return cards.size() < 2
        ? cards
        : ImmutableList.sortedCopyOf(Comparator.comparing(Card::id), cards);
  }

  /** A card bears one mark more. */
  public static Card mark(Play<StccgState> play, Place place, Card card, Mark mark) {
    return change(play, place, card, card.marked(mark));
  }

  /** A card is without the marks that are so. */
  public static Card drop(
      Play<StccgState> play, Place place, Card card, Predicate<? super Mark> unwanted) {
    return change(play, place, card, card.without(unwanted));
  }

  /** A card bears other marks, and some other event tells why. */
  public static Card silently(Play<StccgState> play, Place place, Card card, Card changed) {
    if (!changed.equals(card)) {
      DEALER.change(play, place, card, changed);
    }
    return changed;
  }

  /** A card bears other marks, which is told to those who know it. */
  public static Card change(Play<StccgState> play, Place place, Card card, Card changed) {
    if (!changed.equals(card)) {
      Audience knowers = Witnesses.knowers(play.state(), place, card);
      DEALER.change(play, place, card, changed);
      ImmutableList<Mark> gone =
          Lists.filter(card.marks(), mark -> !changed.marks().contains(mark));
      play.tell(knowers, ZON_11, new CardEvent.CardMarked(changed, gone));
    }
    return changed;
  }

  /** Who may not be beamed for some turns has one less. */
  public static Card waned(Card card) {
    Card waned = card;
    for (Mark mark : card.marks()) {
      if (mark instanceof Mark.NoBeam kept) {
        Card bare = waned.without(mark::equals);
        waned = kept.turns() > 1 ? bare.marked(new Mark.NoBeam(kept.turns() - 1)) : bare;
      }
    }
    return waned;
  }

  /**
   * All cards on hosts that bear marks are changed, knowing whose they are; and those that a card
   * holds, which have not left play ({@code ST-ZON-12}).
   */
  public static void changeAll(Play<StccgState> play, BiFunction<Seat, Card, Card> change) {
    Manned.each(
        play.state(),
        (host, seat) -> {
          for (int j = 0; j < Role.ALL.size(); j++) {
            changeAll(play, host.place(Role.ALL.get(j)), seat, change);
          }
        });
    for (Lying holder : play.state().table().lying()) {
      changeAll(play, Places.held(holder.id()), holder.controller(), change);
    }
  }

  private static void changeAll(
      Play<StccgState> play, Place place, Seat seat, BiFunction<Seat, Card, Card> change) {
    ImmutableList<Card> cards = play.state().cards(place);
    if (marked(cards)) {
      inOrder(cards).forEach(card -> change(play, place, card, change.apply(seat, card)));
    }
  }

  private static boolean marked(ImmutableList<Card> cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (!cards.get(i).marks().isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
