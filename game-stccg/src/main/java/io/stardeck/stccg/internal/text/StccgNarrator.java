package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Seat;
import io.stardeck.engine.text.PilesText;
import io.stardeck.engine.text.TypedName;
import io.stardeck.engine.zone.Seen;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.StccgEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/** Puts the game into words, from what the seat of the view may know. */
public final class StccgNarrator implements Narrator<StccgAction, StccgView> {
  /** The narrator; it keeps nothing. */
  public static final StccgNarrator INSTANCE = new StccgNarrator();

  private StccgNarrator() {}

  @Override
  public String table(StccgView view) {
    return TableText.of(view);
  }

  @Override
  public String action(StccgView view, StccgAction action) {
    return ActionText.TEXTS.of(new Names(view), action);
  }

  @Override
  public String event(StccgView view, GameEvent event) {
    return event instanceof StccgEvent own
        ? EventText.TEXTS.of(new Names(view), own)
        : event.toString();
  }

  @Override
  public String legend() {
    return "The spaceline is numbered from the left; the letters of a mission are the affiliations"
        + " that may attempt it: F Federation, K Klingon, R Romulan, N Neutral.\n"
        + "Where several cards have one name, the id of the card stands behind it: ? c12\n"
        + "Why a number is what it is: ? cards[12].range (weapons, shields) for a ship,"
        + " ? cards[12].integrity (cunning, strength) for a person.\n"
        + "? discards tells what lies in the discard piles.";
  }

  /**
   * A card by its id in the game, its id in the set, or the beginning of its name; all discards.
   */
  @Override
  public Optional<String> about(StccgView view, String what) {
    CardSet set = view.table().options().cards();
    for (Seen<Card> seen : view.zones().zones()) {
      for (Card card : seen.cards()) {
        if (card.id().toString().equals(what)) {
          return Optional.of(CardText.of(set, view.table().def(card)));
        }
      }
    }
    if (what.equals("discards")) {
      return Optional.of(discards(view));
    }
    TypedName typed = new TypedName(what);
    ImmutableList<CardDef> cards = set.cards();
    return typed
        .whole(cards, CardDef::id)
        .or(() -> typed.in(cards, CardDef::name))
        .map(card -> CardText.of(set, card));
  }

  @Override
  public Optional<String> about(StccgView view, StccgAction action) {
    return action instanceof OrderAction.Attempt attempt
        ? AttemptText.of(view, attempt)
        : new Forecast(view).of(action);
  }

  /** Discard piles lie open ({@code ST-VIS-01}). */
  private static String discards(StccgView view) {
    Names names = new Names(view);
    PilesText piles = new PilesText();
    for (Seat seat : Seat.first(view.table().seats())) {
      piles.add(seat.toString(), Lists.transform(view.cards(Places.discard(seat)), names::of));
    }
    return piles.toString();
  }
}
