package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction;
import io.stardeck.stccg.card.fact.Affiliation;

/** Actions in a few words each. */
final class ActionText {
  static final Texts<Names, StccgAction> TEXTS =
      Texts.<Names, StccgAction>builder()
          .put(
              SetupAction.PlaceMission.class,
              (names, e) -> "place the mission at the " + (e.right() ? "right" : "left") + " end")
          .put(
              SetupAction.Seed.class,
              (names, e) -> "seed " + names.of(e.card()) + " under " + names.location(e.location()))
          .put(SetupAction.PassSeeding.class, (names, e) -> "seed no more")
          .put(
              SetupAction.PlaceOutpost.class,
              (names, e) -> "place " + names.of(e.card()) + " at " + names.location(e.location()))
          .put(SetupAction.PassOutposts.class, (names, e) -> "place no more outposts")
          .put(
              TurnAction.PlayCard.class,
              (names, e) -> "play " + names.of(e.card()) + names.on(e.card(), e.on()))
          .put(TurnAction.DeclinePlay.class, (names, e) -> "play no card")
          .put(TurnAction.EndTurn.class, (names, e) -> "end the turn")
          .put(TurnAction.Resign.class, (names, e) -> "give up")
          .put(TurnAction.CallTime.class, (names, e) -> "call time")
          .put(
              AnswerAction.PlayInterrupt.class,
              (names, e) -> "interrupt with " + names.of(e.card()) + names.on(e.on()))
          .put(AnswerAction.Pass.class, (names, e) -> "pass")
          .put(AnswerAction.Choose.class, (names, e) -> "choose " + names.of(e.option()))
          .put(AnswerAction.BreakTie.class, (names, e) -> "say " + names.of(e.option()))
          .put(
              AnswerAction.Pay.class,
              (names, e) ->
                  e.card().isPresent() ? "discard " + names.of(e.card().get()) : "discard nothing")
          .put(
              OrderAction.Load.class,
              (names, e) ->
                  "load %s from %s into %s"
                      .formatted(names.orAll(e.card()), names.of(e.outpost()), names.of(e.ship())))
          .put(
              OrderAction.Unload.class,
              (names, e) ->
                  "unload %s from %s to %s"
                      .formatted(names.orAll(e.card()), names.of(e.ship()), names.of(e.outpost())))
          .put(
              OrderAction.Beam.class,
              (names, e) ->
                  "beam %s from %s to %s"
                      .formatted(names.orAll(e.card()), names.of(e.from()), names.of(e.to())))
          .put(
              OrderAction.Move.class,
              (names, e) ->
                  "move %s %s to %s"
                      .formatted(
                          names.of(e.ship()),
                          e.right() ? "right" : "left",
                          names.location(e.destination())))
          .put(
              OrderAction.Attempt.class,
              (names, e) ->
                  "attempt %s with %s%s"
                      .formatted(
                          names.location(e.location()), names.of(e.party()), sides(e.sides())))
          .put(OrderAction.LeaveOut.class, (names, e) -> "leave " + names.of(e.card()) + " out")
          .put(OrderAction.Confirm.class, (names, e) -> "go ahead with this party")
          .put(OrderAction.Cloak.class, (names, e) -> "cloak " + names.of(e.ship()))
          .put(OrderAction.Decloak.class, (names, e) -> "decloak " + names.of(e.ship()))
          .put(
              OrderAction.UseText.class,
              (names, e) -> "use " + names.of(e.card()) + names.on(e.on()))
          .put(
              BattleAction.AttackTeam.class,
              (names, e) ->
                  "attack the team of %s on %s%s"
                      .formatted(e.opponent(), names.location(e.location()), sides(e.sides())))
          .put(BattleAction.AttackShip.class, (names, e) -> "attack " + names.of(e.target()))
          .put(BattleAction.AttackOutpost.class, (names, e) -> "attack " + names.of(e.target()))
          .put(BattleAction.ChoosePart.class, (names, e) -> "fight" + sides(e.sides()))
          .put(
              BattleAction.Counterattack.class,
              (names, e) -> "fire back at " + names.of(e.target()))
          .put(BattleAction.DeclineCounterattack.class, (names, e) -> "do not fire back")
          .build();

  private ActionText() {}

  private static String sides(ImmutableSet<Affiliation> sides) {
    return sides.isEmpty() ? "" : ", " + CardText.affiliations(sides);
  }
}
