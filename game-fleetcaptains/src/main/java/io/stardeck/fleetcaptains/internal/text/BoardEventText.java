package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.internal.text.Names.a;
import static io.stardeck.fleetcaptains.internal.text.Names.capital;
import static io.stardeck.fleetcaptains.internal.text.Names.count;
import static io.stardeck.fleetcaptains.internal.text.Names.word;

import io.stardeck.engine.text.Texts;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.FleetEvent;

/** What happens on the board, in one sentence each. */
final class BoardEventText {
  private BoardEventText() {}

  static Texts.Builder<Names, FleetEvent> add(Texts.Builder<Names, FleetEvent> texts) {
    return texts
        .put(
            BoardEvent.ManeuverStarted.class,
            (names, e) ->
                names.of(e.player())
                    + " maneuvers with "
                    + e.ship().map(names::of).orElseGet(() -> names.token(e.token())))
        .put(
            BoardEvent.TaskForceJoined.class,
            (names, e) -> names.of(e.ship()) + " joins the task force")
        .put(
            BoardEvent.ShipEntered.class,
            (names, e) ->
                (e.ships().isEmpty() ? capital(names.token(e.token())) : names.of(e.ships()))
                    + (e.ships().size() > 1 ? " enter space " : " enters space ")
                    + e.space())
        .put(
            BoardEvent.ManeuverEnded.class,
            (names, e) ->
                "The maneuver of "
                    + (e.token() == 0
                        ? names.of(e.player())
                        : names.of(e.player()) + " with " + names.token(e.token()))
                    + " ends")
        .put(
            BoardEvent.TileExplored.class,
            (names, e) ->
                names.of(e.player())
                    + " explores space "
                    + e.space()
                    + " and finds "
                    + names.of(e.location()))
        .put(
            BoardEvent.ScanTokensRemoved.class,
            (names, e) -> "The scan mark of " + names.space(e.space()) + " goes")
        .put(
            BoardEvent.EncounterChecked.class,
            (names, e) -> "The die for an encounter shows " + e.die())
        .put(
            BoardEvent.BreakawayRolled.class,
            (names, e) ->
                (e.free() ? "The breakaway succeeds, " : "The breakaway fails, ")
                    + Names.against(e.mover(), e.others()))
        .put(
            BoardEvent.EvasionRolled.class,
            (names, e) ->
                (e.free() ? "The enemy is evaded, " : "The enemy is not evaded, ")
                    + Names.against(e.mover(), e.others()))
        .put(
            BoardEvent.ControlPlaced.class,
            (names, e) ->
                capital(names.of(e.faction()))
                    + " has "
                    + count(e.count(), "control token")
                    + " at "
                    + names.space(e.space()))
        .put(
            BoardEvent.ControlRemoved.class,
            (names, e) ->
                capital(names.of(e.faction()))
                    + " has "
                    + (e.count() == 0
                        ? "no control token left"
                        : count(e.count(), "control token") + " left")
                    + " at "
                    + names.space(e.space()))
        .put(
            BoardEvent.InstallationBuilt.class,
            (names, e) ->
                names.of(e.player())
                    + " builds "
                    + a(word(e.kind()))
                    + " at "
                    + names.space(e.space()))
        .put(
            BoardEvent.InstallationDestroyed.class,
            (names, e) ->
                "The " + word(e.kind()) + " at " + names.space(e.space()) + " is destroyed")
        .put(
            BoardEvent.TileScanned.class,
            (names, e) ->
                names.of(e.player())
                    + " scans space "
                    + e.space()
                    + e.location().map(tile -> " and sees " + names.of(tile)).orElse(""))
        .put(
            BoardEvent.AwayTeamSent.class,
            (names, e) -> names.of(e.player()) + " sends an away team to " + names.space(e.space()))
        .put(
            BoardEvent.AwayTeamRetrieved.class,
            (names, e) ->
                names.of(e.player())
                    + " takes an away team of "
                    + names.of(e.team())
                    + " from "
                    + names.space(e.space()))
        .put(
            BoardEvent.AwayTeamBoarded.class,
            (names, e) -> names.of(e.player()) + " sends an away team aboard " + names.of(e.ship()))
        .put(
            BoardEvent.AwayTeamCalledBack.class,
            (names, e) ->
                names.of(e.player()) + " calls an away team back from " + names.of(e.ship()))
        .put(
            BoardEvent.TileReplaced.class,
            (names, e) -> "Another tile is laid in space " + e.space() + ", face down")
        .put(
            BoardEvent.TokenPlaced.class,
            (names, e) ->
                names.of(e.player())
                    + " places cloak token "
                    + e.token()
                    + " at "
                    + names.space(e.space()))
        .put(
            BoardEvent.TokensShuffled.class,
            (names, e) ->
                names.of(e.player())
                    + " mixes the cloak tokens at "
                    + names.space(e.space())
                    + ", now "
                    + Names.numbers(e.tokens()))
        .put(
            BoardEvent.TokenKnown.class,
            (names, e) -> "Cloak token " + e.token() + " stands for " + names.of(e.identity()))
        .put(
            BoardEvent.TokenRevealed.class,
            (names, e) -> "Cloak token " + e.token() + " is shown: " + names.of(e.identity()))
        .put(
            BoardEvent.EchoRelocated.class,
            (names, e) -> "Cloak token " + e.token() + " is moved to " + names.space(e.space()))
        .put(
            BoardEvent.TokenRemoved.class,
            (names, e) -> "Cloak token " + e.token() + " leaves the board");
  }
}
