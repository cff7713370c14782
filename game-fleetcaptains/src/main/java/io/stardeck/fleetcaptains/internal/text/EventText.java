package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.internal.text.Names.capital;
import static io.stardeck.fleetcaptains.internal.text.Names.count;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.text.Texts;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.FleetEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.state.Pick;

/** Events in one sentence each. */
final class EventText {
  private static final Texts<Names, FleetEvent> TEXTS =
      ShipEventText.add(BoardEventText.add(cards(progress(Texts.builder())))).build();

  private EventText() {}

  /** What happened. */
  static String of(Names names, FleetEvent event) {
    return TEXTS.of(names, event);
  }

  /** The types that have a text. */
  static ImmutableSet<Class<?>> types() {
    return TEXTS.types();
  }

  private static Texts.Builder<Names, FleetEvent> progress(Texts.Builder<Names, FleetEvent> texts) {
    return texts
        .put(GameProgress.GameStarted.class, (names, e) -> capital(names.of(e.first())) + " begins")
        .put(
            GameProgress.TurnStarted.class,
            (names, e) -> names.of(e.player()) + " begins turn " + e.turn())
        .put(
            GameProgress.TurnEnded.class,
            (names, e) -> "The turn of " + names.of(e.player()) + " ends")
        .put(GameProgress.VpScored.class, EventText::scored)
        .put(
            GameProgress.FleetLimitChanged.class,
            (names, e) -> "The fleet of " + names.of(e.player()) + " may have size " + e.limit())
        .put(
            GameProgress.GameWon.class,
            (names, e) -> names.of(e.player()) + " wins with " + count(e.score(), "point"))
        .put(GameProgress.GameDrawn.class, (names, e) -> "The game is drawn");
  }

  private static String scored(Names names, GameProgress.VpScored event) {
    String card = event.card().map(names::of).orElse("a card");
    return names.of(event.player())
        + " scores "
        + count(event.vp(), "point")
        + switch (event.kind()) {
          case MISSION -> " for the mission " + card;
          case ENCOUNTER -> " for the encounter " + card;
          case STARBASE -> " for a starbase";
          case DESTROYED_SHIP -> " for a destroyed ship";
          case EFFECT -> " by " + card;
        };
  }

  private static Texts.Builder<Names, FleetEvent> cards(Texts.Builder<Names, FleetEvent> texts) {
    return texts
        .put(
            CardEvent.CommandPlayed.class,
            (names, e) ->
                names.of(e.player())
                    + " plays "
                    + names.of(e.card())
                    + names.face(e.card(), e.face())
                    + names.on(e.card(), e.ship()))
        .put(CardEvent.CommandCancelled.class, (names, e) -> names.of(e.card()) + " is cancelled")
        .put(
            CardEvent.CommandLaid.class,
            (names, e) ->
                names.of(e.card())
                    + (e.trashed()
                        ? " is trashed"
                        : " goes to the discard pile of " + names.of(e.player())))
        .put(
            CardEvent.CommandDiscarded.class,
            (names, e) -> names.of(e.player()) + " discards " + names.of(e.card()))
        .put(
            CardEvent.CommandDrawn.class,
            (names, e) ->
                names.of(e.player()) + " draws " + e.card().map(names::of).orElse("a command card"))
        .put(
            CardEvent.DeckReshuffled.class,
            (names, e) -> capital(names.pile(e.place())) + " is shuffled anew")
        .put(
            CardEvent.SubdeckChosen.class,
            (names, e) ->
                names.of(e.player())
                    + " chooses "
                    + e.subdeck().map(deck -> "the subdeck " + names.of(deck)).orElse("a subdeck"))
        .put(
            CardEvent.SubdecksShown.class,
            (names, e) ->
                "Subdecks of "
                    + names.of(e.player())
                    + (e.subdecks().isEmpty()
                        ? " lie face down"
                        : " are " + names.of(e.subdecks())))
        .put(
            CardEvent.SubdecksFixed.class,
            (names, e) -> names.of(e.player()) + " has chosen the subdecks " + names.of(e.chosen()))
        .put(
            CardEvent.DeckBuilt.class,
            (names, e) ->
                names.of(e.player()) + " has a mission deck of " + count(e.size(), "card"))
        .put(
            CardEvent.MissionDrawn.class,
            (names, e) ->
                names.of(e.player())
                    + " draws "
                    + e.mission().map(card -> "the mission " + names.of(card)).orElse("a mission"))
        .put(
            CardEvent.MissionShown.class,
            (names, e) -> names.of(e.player()) + " lays open the mission " + names.of(e.mission()))
        .put(
            CardEvent.MissionCycled.class,
            (names, e) -> names.of(e.player()) + " cycles the mission " + names.of(e.mission()))
        .put(
            CardEvent.MissionCompleted.class,
            (names, e) -> names.of(e.player()) + " completes the mission " + names.of(e.mission()))
        .put(
            CardEvent.EncounterDrawn.class,
            (names, e) -> names.of(e.player()) + " meets the encounter " + names.of(e.encounter()))
        .put(
            CardEvent.EncounterResolved.class,
            (names, e) ->
                names.of(e.ship())
                    + (e.passed() ? " passes " : " does not pass ")
                    + names.of(e.encounter()))
        .put(
            CardEvent.EncounterLaid.class,
            (names, e) ->
                names.of(e.encounter())
                    + (e.trashed() ? " is trashed" : " goes to the encounter discards"))
        .put(
            CardEvent.OptionChosen.class,
            (names, e) ->
                names.of(e.player())
                    + " chooses "
                    + picked(names, e.pick())
                    + e.label().map(label -> ", " + label).orElse(""))
        .put(CardEvent.CardAttached.class, (names, e) -> names.of(e.card()) + " stays in play")
        .put(
            CardEvent.EffectImposed.class,
            (names, e) -> names.of(e.card()) + " takes effect on " + names.of(e.ship()))
        .put(
            CardEvent.AbilityUsed.class,
            (names, e) ->
                names.of(e.player())
                    + " uses "
                    + names.ability(e.card(), e.ability())
                    + names.on(e.card(), e.ship()))
        .put(
            CardEvent.TargetChosen.class,
            (names, e) -> names.of(e.player()) + " chooses " + names.of(e.target()));
  }

  /** By its number: what is asked for now may be another choice. */
  private static String picked(Names names, Pick pick) {
    return pick instanceof Pick.Nth nth ? "option " + (nth.number() + 1) : names.of(pick);
  }
}
