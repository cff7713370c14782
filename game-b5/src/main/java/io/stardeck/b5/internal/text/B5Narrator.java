package io.stardeck.b5.internal.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.event.B5Event;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Seat;
import io.stardeck.engine.text.PilesText;
import io.stardeck.engine.text.TypedName;
import java.util.Optional;

/** Puts the game into words, from what the seat of the view may know. */
public final class B5Narrator implements Narrator<B5Action, B5View> {
  /** The narrator; it keeps nothing. */
  public static final B5Narrator INSTANCE = new B5Narrator();

  private B5Narrator() {}

  @Override
  public String table(B5View view) {
    return TableText.of(view);
  }

  @Override
  public String action(B5View view, B5Action action) {
    return ActionText.of(new Names(view.board()), action);
  }

  @Override
  public String event(B5View view, GameEvent event) {
    return event instanceof B5Event own
        ? EventText.of(new Names(view.board()), own)
        : event.toString();
  }

  @Override
  public String legend() {
    return "> is your faction. R is rotated, N neutralised; * is a point of damage, # a severe"
        + " one.\n"
        + "[Dip 3 Int 2] are ratings: Diplomacy, Intrigue, Psi, Military, Leadership.\n"
        + "Where several cards have one name, the id of the card stands behind it: ? c12\n"
        + "Why a number is what it is: ? factions[0].power (or rating), ? cards[12].cost,"
        + " ? conflicts[0].support (or opposition) of the first open"
        + " conflict, ? attacks[c12 c40].dealt (or received).\n"
        + "? discards tells what lies in the discard piles.";
  }

  /**
   * A card by its id in the game, its id in the set or how its title begins; all that is discarded.
   */
  @Override
  public Optional<String> about(B5View view, String name) {
    if (name.equals("discards")) {
      return Optional.of(discards(view));
    }
    TypedName typed = new TypedName(name);
    B5Config config = view.board().config();
    ImmutableList<CardDef> cards = config.set().cards();
    return typed
        .card()
        .filter(config.roster()::has)
        .map(view.board()::def)
        .or(() -> typed.whole(cards, CardDef::id))
        .or(() -> typed.in(cards, CardDef::title))
        .map(CardText::of);
  }

  @Override
  public Optional<String> about(B5View view, B5Action action) {
    return new Forecast(view).before(action);
  }

  /** Discard piles lie open to all. */
  private static String discards(B5View view) {
    Names names = new Names(view.board());
    PilesText piles = new PilesText();
    for (Seat seat : Seat.first(view.board().players())) {
      piles.add(
          names.of(seat), Lists.transform(view.zones().cards(Places.discard(seat)), names::of));
    }
    return piles.toString();
  }
}
