package io.stardeck.fleetcaptains.internal.text;

import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.TypedName;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.event.FleetEvent;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Puts the game into words, from what the seat of the view may know. */
public final class FleetNarrator implements Narrator<FleetAction, FleetView> {
  /** The narrator; it keeps nothing. */
  public static final FleetNarrator INSTANCE = new FleetNarrator();

  private FleetNarrator() {}

  @Override
  public String table(FleetView view) {
    return TableText.of(view);
  }

  @Override
  public String action(FleetView view, FleetAction action) {
    return ActionText.of(new Names(view), action);
  }

  @Override
  public String event(FleetView view, GameEvent event) {
    return EventText.of(new Names(view), (FleetEvent) event);
  }

  @Override
  public String legend() {
    return "Each space is a bracket: its number; ? for a tile face down, with the letter of a"
        + " faction that has scanned it, else the first letters of what it shows; ! the command post of a faction; control tokens as F2 or K2; the first"
        + " letter of an installation; ships as f1 or k1; a ~ for each cloak token.\n"
        + "A ship has its size in brackets, its alert, its space, and its ratings: WE Weapons,"
        + " SE Sensors, EN Engines, SH Shields; D is disabled.\n"
        + "To enter a space costs 1 movement point; to go on through it its size instead.\n"
        + "Influence puts a control token on a space, or takes an enemy's away; an outpost needs"
        + " 1 of them, a colony 2, a starbase 3.";
  }

  /** A card, ship or tile by its id in the game, or the beginning of its name. */
  @Override
  public Optional<String> about(FleetView view, String name) {
    ComponentSet set = view.table().set();
    List<CardId> cards = IntStream.range(0, set.size()).mapToObj(CardId::of).toList();
    TypedName typed = new TypedName(name);
    return typed
        .card()
        .filter(cards::contains)
        .or(() -> typed.in(cards, set::title))
        .flatMap(card -> CardText.of(set, card));
  }

  @Override
  public Optional<String> about(FleetView view, FleetAction action) {
    return new Forecast(view).of(action);
  }
}
