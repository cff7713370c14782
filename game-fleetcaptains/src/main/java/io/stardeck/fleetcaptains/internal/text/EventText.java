package io.stardeck.fleetcaptains.internal.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.FleetEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Lacking;

/** Events in one sentence each. */
final class EventText {
  private static final Texts<Names, FleetEvent> TEXTS =
      Texts.<Names, FleetEvent>builder(Names::part)
          .put(GameProgress.GameStarted.class, "{first:capital} begins")
          .put(GameProgress.TurnStarted.class, "{player} begins turn {turn}")
          .put(GameProgress.TurnEnded.class, "The turn of {player} ends")
          .put(GameProgress.VpScored.class, EventText::scored)
          .put(GameProgress.FleetLimitChanged.class, "The fleet of {player} may have size {limit}")
          .put(GameProgress.GameWon.class, "{player} wins with {score:point}")
          .put(GameProgress.GameDrawn.class, "The game is drawn")
          .put(
              CardEvent.CommandPlayed.class,
              (names, e) -> e.player() + " plays " + names.played(e.card(), e.face(), e.ship()))
          .put(CardEvent.CommandCancelled.class, "{card} is cancelled")
          .put(
              CardEvent.CommandLaid.class,
              "{card}[trashed? is trashed| goes to the discard pile of {player}]")
          .put(CardEvent.CommandDiscarded.class, "{player} discards {card}")
          .put(CardEvent.CommandDrawn.class, "{player} draws [card?#|a command card]")
          .put(CardEvent.DeckReshuffled.class, "{place:capital} is shuffled anew")
          .put(CardEvent.SubdeckChosen.class, "{player} chooses [subdeck?the subdeck #|a subdeck]")
          .put(
              CardEvent.SubdecksShown.class,
              "Subdecks of {player}[subdecks? are {subdecks}| lie face down]")
          .put(CardEvent.SubdecksFixed.class, "{player} has chosen the subdecks {chosen}")
          .put(CardEvent.DeckBuilt.class, "{player} has a mission deck of {size:card}")
          .put(CardEvent.MissionDrawn.class, "{player} draws [mission?the mission #|a mission]")
          .put(CardEvent.MissionShown.class, "{player} lays open the mission {mission}")
          .put(CardEvent.MissionCycled.class, "{player} cycles the mission {mission}")
          .put(CardEvent.MissionCompleted.class, "{player} completes the mission {mission}")
          .put(CardEvent.EncounterDrawn.class, "{player} meets the encounter {encounter}")
          .put(
              CardEvent.EncounterResolved.class,
              "{ship}[passed? passes | does not pass ]{encounter}")
          .put(
              CardEvent.EncounterLaid.class,
              "{encounter}[trashed? is trashed| goes to the encounter discards]")
          .put(CardEvent.OptionChosen.class, "{player} chooses {pick:picked}[label?, #]")
          .put(CardEvent.CardAttached.class, EventText::attached)
          .put(CardEvent.EffectImposed.class, "{card} takes effect on {ship}")
          .put(
              CardEvent.AbilityUsed.class,
              (names, e) ->
                  e.player()
                      + " uses "
                      + names.ability(e.card(), e.ability())
                      + names.on(e.card(), e.ship()))
          .put(CardEvent.TargetChosen.class, "{player} chooses {target}")
          .put(BoardEvent.ManeuverStarted.class, "{player} maneuvers with [ship?#|{token}]")
          .put(BoardEvent.TaskForceJoined.class, "{ship} joins the task force")
          .put(
              BoardEvent.ShipEntered.class,
              (names, e) ->
                  (e.ships().isEmpty()
                          ? Phrases.capital(names.token(e.token()))
                          : names.of(e.ships()))
                      + (e.ships().size() > 1 ? " enter space " : " enters space ")
                      + e.space())
          .put(
              BoardEvent.ManeuverEnded.class, "The maneuver of {player}[token:moving? with #] ends")
          .put(
              BoardEvent.TileExplored.class,
              "{player} explores space {space:number} and finds {location}")
          .put(BoardEvent.ScanTokensRemoved.class, "The scan mark of {space} goes")
          .put(BoardEvent.EncounterChecked.class, "The die for an encounter shows {die}")
          .put(
              BoardEvent.BreakawayRolled.class,
              "[free?The breakaway succeeds, |The breakaway fails, ]{mover} against {others}")
          .put(
              BoardEvent.EvasionRolled.class,
              "[free?The enemy is evaded, |The enemy is not evaded, ]{mover} against {others}")
          .put(
              BoardEvent.ControlPlaced.class,
              "{faction:capital} has {count:control token} at {space}")
          .put(
              BoardEvent.ControlRemoved.class,
              "{faction:capital} has [count:tokens?#|no control token] left at {space}")
          .put(BoardEvent.InstallationBuilt.class, "{player} builds {kind:a} at {space}")
          .put(BoardEvent.InstallationDestroyed.class, "The {kind} at {space} is destroyed")
          .put(
              BoardEvent.TileScanned.class,
              "{player} scans space {space:number}[location? and sees #]")
          .put(BoardEvent.AwayTeamSent.class, "{player} sends an away team to {space}")
          .put(
              BoardEvent.AwayTeamRetrieved.class,
              "{player} takes an away team of {team} from {space}")
          .put(BoardEvent.AwayTeamBoarded.class, "{player} sends an away team aboard {ship}")
          .put(BoardEvent.AwayTeamCalledBack.class, "{player} calls an away team back from {ship}")
          .put(
              BoardEvent.TileReplaced.class,
              "Another tile is laid in space {space:number}, face down")
          .put(
              BoardEvent.TokenPlaced.class, "{player} places cloak token {token:number} at {space}")
          .put(
              BoardEvent.TokensShuffled.class,
              "{player} mixes the cloak tokens at {space}, now {tokens}")
          .put(BoardEvent.TokenKnown.class, "Cloak token {token:number} stands for {identity}")
          .put(BoardEvent.TokenRevealed.class, "Cloak token {token:number} is shown: {identity}")
          .put(BoardEvent.EchoRelocated.class, "Cloak token {token:number} is moved to {space}")
          .put(BoardEvent.TokenRemoved.class, "Cloak token {token:number} leaves the board")
          .put(ShipEvent.ShipDrawn.class, "{player} draws {ship}[joins?|, which is too large]")
          .put(ShipEvent.FleetRedrawn.class, "{player} puts the ships back and draws again")
          .put(ShipEvent.FleetFixed.class, "The fleet of {player} has size {size}")
          .put(
              ShipEvent.DialSet.class,
              (names, e) -> names.set(e.ship(), " is set to ", e.setting()))
          .put(ShipEvent.AlertChanged.class, "{ship} goes to {alert} alert")
          .put(ShipEvent.ShipDestroyed.class, "{ship} is destroyed[byEnemy? by the enemy]")
          .put(ShipEvent.ShipReinforced.class, "{player} calls {ship} from the reserve")
          .put(ShipEvent.ShipMoved.class, "{ship} is moved to {space}")
          .put(ShipEvent.ShipRepaired.class, "{ship} is repaired")
          .put(ShipEvent.ShipCloaked.class, "{ship} cloaks: cloak token {token:number}")
          .put(ShipEvent.ShipDecloaked.class, "{ship} decloaks at {space}")
          .put(
              ShipEvent.SystemTokenPlaced.class,
              "The {system} of {ship}[amount:signed? change by #| are disabled]")
          .put(
              ShipEvent.SystemTokenRemoved.class,
              "The {system} of {ship} are freed of a token[amount:signed? of #| that disables them]")
          .put(ShipEvent.ActionTaken.class, "{ship} takes {kind:a} action")
          .put(ShipEvent.AllowanceGranted.class, "{ship} gets another {what}")
          .put(ShipEvent.AllowanceGivenUp.class, "{ship} gives up {what:a}")
          .put(ShipEvent.TestStarted.class, EventText::test)
          .put(ShipEvent.TestJoined.class, "{ship} joins the test")
          .put(
              ShipEvent.DiceRolled.class,
              (names, e) ->
                  (e.dice().size() > 1 ? "The dice count " : "The die counts ")
                      + Phrases.and(e.dice().stream().map(EventText::die).toList()))
          .put(ShipEvent.TestEnded.class, (names, e) -> ended(e))
          .put(
              ShipEvent.AttackResolved.class, "The attack does {damage:or none} damage to {target}")
          .put(ShipEvent.DamagePrevented.class, "{by} prevents damage to {ship}")
          .put(ShipEvent.CrewAssigned.class, "{crew} joins the crew of {ship}")
          .put(ShipEvent.CargoGained.class, "{item} is cargo of {ship} now")
          .put(
              ShipEvent.CargoMoved.class,
              (names, e) ->
                  names.of(e.item())
                      + " goes from "
                      + names.of(e.from())
                      + " to "
                      + names.of(e.to())
                      + (names.captive(e.item(), e.to()) ? " as a captive" : ""))
          .put(ShipEvent.CrewLost.class, "{ship} loses {crew}")
          .build();

  private EventText() {}

  /** What happened. */
  static String of(Names names, FleetEvent event) {
    return TEXTS.of(names, event);
  }

  /** The types that have a text. */
  static ImmutableSet<Class<?>> types() {
    return TEXTS.types();
  }

  private static String scored(Names names, GameProgress.VpScored event) {
    String card = event.card().map(names::of).orElse("a card");
    return event.player()
        + " scores "
        + Phrases.count(event.vp(), "point")
        + switch (event.kind()) {
          case MISSION -> " for the mission " + card;
          case ENCOUNTER -> " for the encounter " + card;
          case STARBASE -> " for a starbase";
          case DESTROYED_SHIP -> " for a destroyed ship";
          case EFFECT -> " by " + card;
        };
  }

  private static String attached(Names names, CardEvent.CardAttached event) {
    return names.of(event.card())
        + " stays "
        + event
            .ship()
            .map(ship -> "at " + names.of(ship))
            .or(() -> event.space().map(space -> "at " + names.space(space)))
            .orElse("before " + event.player().map(Seat::toString).orElse("its player"));
  }

  private static String die(ShipEvent.Die die) {
    return die.shown().equals(ImmutableList.of(die.counts()))
        ? "" + die.counts()
        : die.counts() + " (" + Names.numbers(die.shown()) + " rolled)";
  }

  private static String ended(ShipEvent.TestEnded event) {
    String ended = event.passed() ? "The test is passed" : "The test is failed";
    return ended
        + event
            .lacking()
            .map(
                lacking ->
                    lacking == Lacking.SHIPS
                        ? ", as too few ships take part"
                        : ", as the system is disabled")
            .orElse(", " + event.total() + " against " + event.against());
  }

  private static String test(Names names, ShipEvent.TestStarted event) {
    return names.of(event.ship())
        + " tests its "
        + Names.of(event.system())
        + purpose(names, event)
        + event.target().map(target -> " against " + system(event) + names.of(target)).orElse("")
        + (event.level() > 0 ? ", level " + event.level() : "");
  }

  /** The system of the target; in combat that goes without saying. */
  private static String system(ShipEvent.TestStarted event) {
    return event.kind() == TestKind.COMBAT_SHIP || event.targetSystem().isEmpty()
        ? ""
        : "the " + Names.of(event.targetSystem().get()) + " of ";
  }

  private static String purpose(Names names, ShipEvent.TestStarted event) {
    return switch (event.kind()) {
      case COMBAT_SHIP -> " in combat";
      case COMBAT_INSTALLATION -> " against an installation";
      case SEARCH -> " in a search" + event.token().map(n -> " of " + names.token(n)).orElse("");
      case TRANSPORTER -> " to beam";
      case ENCOUNTER -> " in an encounter";
      case MISSION ->
          " for "
              + event.mission().map(card -> "the mission " + names.of(card)).orElse("a mission");
      case CARD -> " for a card";
    };
  }
}
