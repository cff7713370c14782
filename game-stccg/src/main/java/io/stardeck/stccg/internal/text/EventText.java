package io.stardeck.stccg.internal.text;

import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.event.StccgEvent;
import io.stardeck.stccg.event.TurnEvent;

/** Events in one sentence each. */
final class EventText {
  static final Texts<Names, StccgEvent> TEXTS =
      Texts.<Names, StccgEvent>builder(Names::part)
          .put(SetupEvent.MissionTurned.class, "{seat} turns up {card}")
          .put(SetupEvent.MissionPlaced.class, "{seat} places {card} at the [right?right|left]")
          .put(SetupEvent.SeedPlaced.class, "{seat} seeds [card?#|a card] under {location}")
          .put(SetupEvent.SeedingEnded.class, "{seat} seeds no more")
          .put(SetupEvent.OutpostPlaced.class, "{seat} has {card} at {location}")
          .put(SetupEvent.OutpostsEnded.class, "{seat} places no more outposts")
          .put(SetupEvent.HandDrawn.class, "{seat} draws {count} cards")
          .put(TurnEvent.TurnStarted.class, "Turn {number} of {seat} begins")
          .put(
              TurnEvent.PhaseChanged.class,
              (names, e) ->
                  "It is time for "
                      + names.of(e.seat())
                      + (e.phase().equals("play") ? " to play a card" : " to give orders"))
          .put(TurnEvent.WindowOpened.class, "Others may answer: {asked}")
          .put(TurnEvent.WindowClosed.class, "Nobody answers any more")
          .put(TurnEvent.ChoiceAsked.class, "{seat} has to choose")
          .put(TurnEvent.ChoiceMade.class, "{seat} has chosen[option? #]")
          .put(
              TurnEvent.PointsScored.class,
              (names, e) ->
                  names.of(e.seat())
                      + (e.points() < 0 ? " loses " : " scores ")
                      + Math.abs(e.points())
                      + " by "
                      + names.view().table().def(e.source()).name())
          .put(TurnEvent.TurnEnded.class, "The turn of {seat} ends")
          .put(TurnEvent.PlayerResigned.class, "{seat} gives up")
          .put(TurnEvent.TimeCalled.class, "Time is called")
          .put(
              TurnEvent.GameEnded.class,
              (names, e) -> "The game is over: " + Names.of(e.outcome()) + names.stakes(e.stakes()))
          .put(
              CardEvent.CardPlayed.class,
              (names, e) ->
                  names.of(e.seat()) + " plays " + names.of(e.card()) + names.on(e.card(), e.on()))
          .put(CardEvent.CardReported.class, "{card} reports at {outpost}")
          .put(
              CardEvent.CardLaid.class,
              (names, e) -> names.of(e.card()) + " lies in play" + names.on(e.card(), e.on()))
          .put(CardEvent.InterruptQueued.class, "{seat} interrupts with {card}{on}")
          .put(CardEvent.InterruptResolved.class, "{card} takes effect")
          .put(CardEvent.CardNullified.class, "{card} has no effect")
          .put(CardEvent.CardDrawn.class, "{seat} draws [card?#|a card]")
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
                  names.of(e.cards())
                      + (e.cards().size() == 1 ? " goes from " : " go from ")
                      + names.of(e.from())
                      + " to "
                      + names.of(e.to()))
          .put(CardEvent.CardsRenamed.class, "Others cannot follow any more: [cards?#|cards]")
          .put(CardEvent.CardsRevealed.class, "Shown: [cards?#|cards]")
          .put(CardEvent.CardDiscarded.class, "{card} goes to the discard pile")
          .put(CardEvent.CardKept.class, "{card} goes to the points area")
          .put(
              CardEvent.CountdownAdvanced.class,
              (names, e) ->
                  names.of(e.card())
                      + (e.left() == 0
                          ? " runs out"
                          : " has " + Phrases.count(e.left(), "turn") + " left"))
          .put(CardEvent.CardTurnedOver.class, "{card}[turned? is turned over| is turned back]")
          .put(CardEvent.CardReturned.class, "[card?#|a card] goes back to {seat}")
          .put(
              CardEvent.HandPutUnderDeck.class,
              "{seat} puts {cards:card} of the hand under the deck")
          .put(CardEvent.CardOutOfPlay.class, "{card} is out of play")
          .put(CardEvent.CardStopped.class, "[card?#|a card] is stopped")
          .put(CardEvent.CardUnstopped.class, "[card?#|a card] is not stopped any more")
          .put(
              CardEvent.CardDisabled.class, "[card?#|a card][disabled? is disabled| is able again]")
          .put(CardEvent.CardAttached.class, "{card} stays")
          .put(CardEvent.CardTowed.class, "{card} is towed by {ship}")
          .put(CardEvent.CardCured.class, "{card} is cured")
          .put(CardEvent.CardHeld.class, "{card} is held")
          .put(
              CardEvent.CardMarked.class,
              (names, e) -> names.of(e.card()) + " " + MarkText.of(names, e))
          .put(CardEvent.PersonKilled.class, "{card} dies")
          .put(MissionEvent.LivesSaved.class, "{def} saves lives in {host}")
          .put(CardEvent.HologramDeactivated.class, "{card} is deactivated")
          .put(CardEvent.ControlChanged.class, "{seat} controls {card}")
          .put(
              CardEvent.HouseArrest.class, "{card}[arrested? is under house arrest| is free again]")
          .put(CardEvent.TreatyEnded.class, "A treaty of {seat} ends")
          .put(MissionEvent.ShipMoved.class, "{ship} comes from {from} to {to}")
          .put(MissionEvent.AttemptStarted.class, "{seat} attempts {location} with {cards:card}")
          .put(MissionEvent.SeedCardMet.class, "[card?#|a card] is met at {location}")
          .put(MissionEvent.DilemmaResolved.class, "{card}[overcome? is overcome| is not overcome]")
          .put(MissionEvent.GroupStopped.class, "{host:stopped} is stopped")
          .put(MissionEvent.GroupUnstopped.class, "{host:group} is not stopped any more")
          .put(MissionEvent.RangeRestored.class, "{ship} has its whole RANGE again")
          .put(MissionEvent.AttemptEnded.class, "The attempt at {location} ends")
          .put(MissionEvent.MissionSolved.class, "{seat} solves {location}")
          .put(MissionEvent.ArtifactEarned.class, "{seat} earns {card}")
          .put(MissionEvent.CloakChanged.class, "{ship}[cloaked? cloaks| decloaks]")
          .put(
              MissionEvent.RepairAdvanced.class,
              (names, e) ->
                  names.of(e.ship())
                      + switch (e.condition()) {
                        case DAMAGED -> " is not being repaired any more";
                        case REPAIRING -> " is being repaired";
                        case OK -> " is repaired";
                      })
          .put(MissionEvent.ShipSetAside.class, "{ship} leaves the spaceline")
          .put(MissionEvent.ShipReturned.class, "{ship} returns to {location}")
          .put(MissionEvent.MoverMoved.class, "{ship} comes to {to}")
          .put(MissionEvent.LocationDestroyed.class, "All at {location} is destroyed")
          .put(MissionEvent.MissionRestored.class, "{location} may be attempted again")
          .put(
              MissionEvent.MissionRelocated.class,
              (names, e) -> names.location(e.location()) + " goes to place " + (e.to() + 1))
          .put(MissionEvent.OrderDeclared.class, "{seat} {order}[ships? with #], if nobody objects")
          .put(BattleEvent.BattleStarted.class, "{seat} {order}")
          .put(BattleEvent.AttackCalledOff.class, "{seat} calls the attack off")
          .put(
              BattleEvent.StrikeCompared.class,
              (names, e) ->
                  e.doubled()
                      ? Forecast.fire(e.attack() / 2, e.defence())
                      : "STRENGTH " + e.attack() + " against " + e.defence())
          .put(BattleEvent.ShipDamaged.class, "{ship} is damaged")
          .put(BattleEvent.ShipDestroyed.class, "{card} is destroyed")
          .put(BattleEvent.OutpostDestroyed.class, "{card} is destroyed")
          .put(BattleEvent.LeaderMissing.class, "Nobody leads the side of {seat}")
          .put(BattleEvent.BattleEnded.class, "The battle ends[winner?, and # wins]")
          .build();

  private EventText() {}
}
