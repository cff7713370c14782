package io.stardeck.stccg.internal.text;

import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.event.StccgEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;

/** Events in one sentence each. */
final class EventText {
  static final Texts<Names, StccgEvent> TEXTS =
      Texts.<Names, StccgEvent>builder()
          .put(
              SetupEvent.MissionTurned.class,
              (names, e) -> names.of(e.seat()) + " turns up " + names.of(e.card()))
          .put(
              SetupEvent.MissionPlaced.class,
              (names, e) ->
                  "%s places %s at the %s"
                      .formatted(e.seat(), names.of(e.card()), e.right() ? "right" : "left"))
          .put(
              SetupEvent.SeedPlaced.class,
              (names, e) ->
                  "%s seeds %s under %s"
                      .formatted(e.seat(), names.of(e.card()), names.location(e.location())))
          .put(SetupEvent.SeedingEnded.class, (names, e) -> names.of(e.seat()) + " seeds no more")
          .put(
              SetupEvent.OutpostPlaced.class,
              (names, e) ->
                  "%s has %s at %s"
                      .formatted(e.seat(), names.of(e.card()), names.location(e.location())))
          .put(
              SetupEvent.OutpostsEnded.class,
              (names, e) -> names.of(e.seat()) + " places no more outposts")
          .put(
              SetupEvent.HandDrawn.class,
              (names, e) -> names.of(e.seat()) + " draws " + e.count() + " cards")
          .put(
              TurnEvent.TurnStarted.class,
              (names, e) -> "Turn " + e.number() + " of " + names.of(e.seat()) + " begins")
          .put(
              TurnEvent.PhaseChanged.class,
              (names, e) ->
                  "It is time for "
                      + names.of(e.seat())
                      + (e.phase().equals("play") ? " to play a card" : " to give orders"))
          .put(
              TurnEvent.WindowOpened.class,
              (names, e) -> "Others may answer: " + Names.seats(e.asked()))
          .put(TurnEvent.WindowClosed.class, (names, e) -> "Nobody answers any more")
          .put(TurnEvent.ChoiceAsked.class, (names, e) -> names.of(e.seat()) + " has to choose")
          .put(
              TurnEvent.ChoiceMade.class,
              (names, e) ->
                  names.of(e.seat())
                      + " has chosen"
                      + e.option().map(option -> " " + names.of(option)).orElse(""))
          .put(
              TurnEvent.PointsScored.class,
              (names, e) ->
                  "%s %s %s by %s"
                      .formatted(
                          e.seat(),
                          e.points() < 0 ? "loses" : "scores",
                          Math.abs(e.points()),
                          names.view().table().def(e.source()).name()))
          .put(
              TurnEvent.TurnEnded.class,
              (names, e) -> "The turn of " + names.of(e.seat()) + " ends")
          .put(TurnEvent.PlayerResigned.class, (names, e) -> names.of(e.seat()) + " gives up")
          .put(TurnEvent.TimeCalled.class, (names, e) -> "Time is called")
          .put(
              TurnEvent.GameEnded.class,
              (names, e) -> "The game is over: " + Names.of(e.outcome()) + names.stakes(e.stakes()))
          .put(
              CardEvent.CardPlayed.class,
              (names, e) ->
                  names.of(e.seat()) + " plays " + names.of(e.card()) + names.on(e.card(), e.on()))
          .put(
              CardEvent.CardReported.class,
              (names, e) -> names.of(e.card()) + " reports at " + names.of(e.outpost()))
          .put(
              CardEvent.CardLaid.class,
              (names, e) -> names.of(e.card()) + " lies in play" + names.on(e.card(), e.on()))
          .put(
              CardEvent.InterruptQueued.class,
              (names, e) ->
                  names.of(e.seat()) + " interrupts with " + names.of(e.card()) + names.on(e.on()))
          .put(
              CardEvent.InterruptResolved.class, (names, e) -> names.of(e.card()) + " takes effect")
          .put(CardEvent.CardNullified.class, (names, e) -> names.of(e.card()) + " has no effect")
          .put(
              CardEvent.CardDrawn.class,
              (names, e) -> names.of(e.seat()) + " draws " + names.of(e.card()))
          .put(
              CardEvent.CardMoved.class,
              (names, e) ->
                  names.of(e.card())
                      + (e.from().equals(e.to())
                          ? " comes back to "
                          : " goes from " + names.of(e.from()) + " to ")
                      + names.of(e.to()))
          .put(
              CardEvent.CardsMoved.class,
              (names, e) ->
                  "%s %s from %s to %s"
                      .formatted(
                          names.of(e.cards()),
                          e.cards().size() == 1 ? "goes" : "go",
                          names.of(e.from()),
                          names.of(e.to())))
          .put(
              CardEvent.CardsRenamed.class,
              (names, e) -> "Cards cannot be told apart any more: " + names.of(e.cards()))
          .put(CardEvent.CardsRevealed.class, (names, e) -> "Shown: " + names.of(e.cards()))
          .put(
              CardEvent.CardDiscarded.class,
              (names, e) -> names.of(e.card()) + " goes to the discard pile")
          .put(
              CardEvent.CardKept.class,
              (names, e) -> names.of(e.card()) + " goes to the points area")
          .put(
              CardEvent.CountdownAdvanced.class,
              (names, e) ->
                  names.of(e.card())
                      + (e.left() == 0
                          ? " runs out"
                          : " has " + Names.count(e.left(), "turn") + " left"))
          .put(
              CardEvent.CardTurnedOver.class,
              (names, e) ->
                  names.of(e.card()) + (e.turned() ? " is turned over" : " is turned back"))
          .put(
              CardEvent.CardReturned.class,
              (names, e) -> names.of(e.card()) + " goes back to " + names.of(e.seat()))
          .put(
              CardEvent.HandPutUnderDeck.class,
              (names, e) ->
                  "%s puts %s of the hand under the deck"
                      .formatted(e.seat(), Names.count(e.cards(), "card")))
          .put(CardEvent.CardOutOfPlay.class, (names, e) -> names.of(e.card()) + " is out of play")
          .put(CardEvent.CardStopped.class, (names, e) -> names.of(e.card()) + " is stopped")
          .put(
              CardEvent.CardUnstopped.class,
              (names, e) -> names.of(e.card()) + " is not stopped any more")
          .put(
              CardEvent.CardDisabled.class,
              (names, e) -> names.of(e.card()) + (e.disabled() ? " is disabled" : " is able again"))
          .put(CardEvent.CardAttached.class, (names, e) -> names.of(e.card()) + " stays")
          .put(
              CardEvent.CardTowed.class,
              (names, e) -> names.of(e.card()) + " is towed by " + names.of(e.ship()))
          .put(CardEvent.CardCured.class, (names, e) -> names.of(e.card()) + " is cured")
          .put(CardEvent.CardHeld.class, (names, e) -> names.of(e.card()) + " is held")
          .put(
              CardEvent.CardMarked.class,
              (names, e) -> names.of(e.card()) + " " + MarkText.of(names, e))
          .put(CardEvent.PersonKilled.class, (names, e) -> names.of(e.card()) + " dies")
          .put(
              CardEvent.HologramDeactivated.class,
              (names, e) -> names.of(e.card()) + " is deactivated")
          .put(
              CardEvent.ControlChanged.class,
              (names, e) -> names.of(e.seat()) + " controls " + names.of(e.card()))
          .put(
              CardEvent.HouseArrest.class,
              (names, e) ->
                  names.of(e.card()) + (e.arrested() ? " is under house arrest" : " is free again"))
          .put(
              CardEvent.TreatyEnded.class,
              (names, e) -> "A treaty of " + names.of(e.seat()) + " ends")
          .put(
              MissionEvent.ShipMoved.class,
              (names, e) ->
                  "%s comes from %s to %s"
                      .formatted(
                          names.of(e.ship()), names.location(e.from()), names.location(e.to())))
          .put(
              MissionEvent.AttemptStarted.class,
              (names, e) ->
                  "%s attempts %s with %s"
                      .formatted(
                          e.seat(), names.location(e.location()), Names.count(e.cards(), "card")))
          .put(
              MissionEvent.SeedCardMet.class,
              (names, e) -> names.of(e.card()) + " is met at " + names.location(e.location()))
          .put(
              MissionEvent.DilemmaResolved.class,
              (names, e) ->
                  names.of(e.card()) + (e.overcome() ? " is overcome" : " is not overcome"))
          .put(
              MissionEvent.GroupStopped.class, (names, e) -> group(names, e.host()) + " is stopped")
          .put(
              MissionEvent.GroupUnstopped.class,
              (names, e) -> group(names, e.host()) + " is not stopped any more")
          .put(
              MissionEvent.RangeRestored.class,
              (names, e) -> names.of(e.ship()) + " has its whole RANGE again")
          .put(
              MissionEvent.AttemptEnded.class,
              (names, e) -> "The attempt at " + names.location(e.location()) + " ends")
          .put(
              MissionEvent.MissionSolved.class,
              (names, e) -> names.of(e.seat()) + " solves " + names.location(e.location()))
          .put(
              MissionEvent.ArtifactEarned.class,
              (names, e) -> names.of(e.seat()) + " earns " + names.of(e.card()))
          .put(
              MissionEvent.CloakChanged.class,
              (names, e) -> names.of(e.ship()) + (e.cloaked() ? " cloaks" : " decloaks"))
          .put(
              MissionEvent.RepairAdvanced.class,
              (names, e) ->
                  names.of(e.ship())
                      + switch (e.condition()) {
                        case DAMAGED -> " is not being repaired any more";
                        case REPAIRING -> " is being repaired";
                        case OK -> " is repaired";
                      })
          .put(
              MissionEvent.ShipSetAside.class,
              (names, e) -> names.of(e.ship()) + " leaves the spaceline")
          .put(
              MissionEvent.ShipReturned.class,
              (names, e) -> names.of(e.ship()) + " returns to " + names.location(e.location()))
          .put(
              MissionEvent.MoverMoved.class,
              (names, e) -> names.of(e.ship()) + " comes to " + names.location(e.to()))
          .put(
              MissionEvent.LocationDestroyed.class,
              (names, e) -> "All at " + names.location(e.location()) + " is destroyed")
          .put(
              MissionEvent.MissionRestored.class,
              (names, e) -> names.location(e.location()) + " may be attempted again")
          .put(
              MissionEvent.MissionRelocated.class,
              (names, e) -> names.location(e.location()) + " goes to place " + (e.to() + 1))
          .put(
              MissionEvent.OrderDeclared.class,
              (names, e) ->
                  "%s %s%s, if nobody objects"
                      .formatted(
                          e.seat(),
                          names.of(e.order()),
                          e.ships().isEmpty() ? "" : " with " + names.ids(e.ships())))
          .put(
              BattleEvent.BattleStarted.class,
              (names, e) -> names.of(e.seat()) + " " + names.of(e.order()))
          .put(
              BattleEvent.AttackCalledOff.class,
              (names, e) -> names.of(e.seat()) + " calls the attack off")
          .put(
              BattleEvent.StrikeCompared.class,
              (names, e) ->
                  e.doubled()
                      ? Forecast.fire(e.attack() / 2, e.defence())
                      : "STRENGTH " + e.attack() + " against " + e.defence())
          .put(BattleEvent.ShipDamaged.class, (names, e) -> names.of(e.ship()) + " is damaged")
          .put(BattleEvent.ShipDestroyed.class, (names, e) -> names.of(e.card()) + " is destroyed")
          .put(
              BattleEvent.OutpostDestroyed.class,
              (names, e) -> names.of(e.card()) + " is destroyed")
          .put(
              BattleEvent.LeaderMissing.class,
              (names, e) -> "Nobody leads the side of " + names.of(e.seat()))
          .put(
              BattleEvent.BattleEnded.class,
              (names, e) ->
                  "The battle ends"
                      + e.winner().map(winner -> ", and " + names.of(winner) + " wins").orElse(""))
          .build();

  private EventText() {}

  private static String group(Names names, Host host) {
    return (host.kind() == HostKind.OUTPOST ? "the group at " : "") + names.of(host);
  }
}
