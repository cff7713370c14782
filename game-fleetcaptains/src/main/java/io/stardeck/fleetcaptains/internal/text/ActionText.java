package io.stardeck.fleetcaptains.internal.text;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Texts;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.SetupAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Actions in a few words each. */
final class ActionText {
  private static final Texts<Names, FleetAction> TEXTS =
      Texts.<Names, FleetAction>builder(Names::part)
          .put(SetupAction.KeepFleet.class, "keep the fleet")
          .put(SetupAction.RedrawFleet.class, "draw another fleet")
          .put(SetupAction.ChooseSubdeck.class, "choose the subdeck {subdeck}")
          .put(FreeAction.StartManeuver.class, "maneuver with {ship}")
          .put(FreeAction.StartTokenManeuver.class, "maneuver with {token}")
          .put(FreeAction.JoinTaskForce.class, "take {ship} into the task force")
          .put(FreeAction.RollBreakaway.class, "roll to break away")
          .put(FreeAction.Step.class, "step to {to}")
          .put(FreeAction.EndManeuver.class, "end the maneuver")
          .put(
              FreeAction.PowerAdjust.class,
              (names, e) -> "adjust " + names.set(e.ship(), " to ", e.setting()))
          .put(FreeAction.ShuffleTokens.class, "mix the cloak tokens at {space}")
          .put(
              FreeAction.PlayCommand.class,
              (names, e) -> "play " + names.played(e.card(), e.face(), e.ship()))
          .put(
              FreeAction.UseAbility.class,
              (names, e) ->
                  "use " + names.ability(e.card(), e.ability()) + names.on(e.card(), e.ship()))
          .put(FreeAction.DiscardCommand.class, "discard {card} and draw another card")
          .put(
              FreeAction.CycleMission.class,
              "cycle the mission {mission}[deck?, and draw from the # mission deck]")
          .put(
              FreeAction.ClaimMission.class,
              "claim the mission {mission}[ship? with #][deck?, and draw from the # mission deck]")
          .put(
              FreeAction.SpecialRepair.class,
              (names, e) -> repair(names, e.ship(), e.work()) + " instead of a maneuver")
          .put(FreeAction.EndTurn.class, "end the turn")
          .put(
              ShipAction.CloakShip.class,
              (names, e) -> "cloak " + names.set(e.ship(), " at ", e.setting()))
          .put(ShipAction.CreateEcho.class, "create an echo of {ship}")
          .put(ShipAction.Attack.class, "attack {target} with {ship}")
          .put(ShipAction.AttackInstallation.class, "attack the installation with {ship}")
          .put(ShipAction.ExertInfluence.class, "exert influence with {ship}")
          .put(ShipAction.BuildInstallation.class, "build an installation with {ship}")
          .put(
              ShipAction.Reinforce.class,
              (names, e) ->
                  "call "
                      + names.of(e.ship())
                      + " from the reserve at "
                      + names.setting(e.ship(), Optional.of(Alert.WHITE), e.setting()))
          .put(ShipAction.Repair.class, (names, e) -> repair(names, e.ship(), e.work()))
          .put(ShipAction.ScanLocation.class, "scan {space} with {ship}")
          .put(ShipAction.SearchCloaked.class, "search {token} with {ship}")
          .put(ShipAction.TransportFriendly.class, "beam {item} with {ship}, to or from {other}")
          .put(ShipAction.TransportEnemy.class, "beam with {ship}, to or from {target}")
          .put(ShipAction.SendAwayTeam.class, "send an away team from {ship}[enemy? aboard #]")
          .put(
              ShipAction.RetrieveAwayTeam.class,
              "take an away team of {team}[enemy? from #] with {ship}")
          .put(
              ShipAction.AttemptMission.class,
              "attempt the mission {mission} with {ship}[deck?, and draw from the # mission deck]")
          .put(Answer.PlayTestCard.class, (names, e) -> play(names, e.card(), e.face()))
          .put(Answer.PassTestCard.class, "play no card")
          .put(Answer.JoinTest.class, "join the test with {ship}")
          .put(Answer.ProceedToDice.class, "go on to the dice")
          .put(Answer.ChooseTarget.class, "choose {target}")
          .put(Answer.SkipTarget.class, "choose nothing")
          .put(Answer.PlayResponse.class, (names, e) -> play(names, e.card(), e.face()))
          .put(Answer.PassResponse.class, "pass")
          .put(Answer.MakeFreeAttack.class, "attack {target} with {ship}")
          .put(Answer.DeclineFreeAttack.class, "do not attack")
          .put(Answer.ChooseEncounterShip.class, "let {ship} meet the encounter")
          .put(Answer.ResolveEncounter.class, "resolve the encounter")
          .put(Answer.ChooseOption.class, "choose {option}")
          .put(
              Answer.SetDial.class, (names, e) -> "set " + names.set(e.ship(), " to ", e.setting()))
          .put(
              Answer.UseProtection.class,
              (names, e) -> "prevent damage by " + names.ability(e.card(), e.ability()))
          .put(Answer.AcceptAbility.class, "use the ability")
          .put(Answer.LeaveAbility.class, "leave the ability")
          .put(Answer.DeclineAbility.class, "take the damage")
          .put(Answer.ChooseTransportEffect.class, "{effect}[item?: #]")
          .put(Answer.LoseCrew.class, "lose {card}")
          .put(Answer.DiscardHandInstead.class, "discard {card} of the hand instead")
          .put(Answer.BeamMore.class, "beam {item} too")
          .put(Answer.EndTransport.class, "beam nothing more")
          .put(Answer.DeployRescued.class, "assign the freed crew")
          .put(Answer.DiscardRescued.class, "discard the freed crew")
          .put(Answer.RelocateEcho.class, "{token:relocation}")
          .put(Answer.DeclineRelocation.class, "move no echo")
          .put(Answer.DeclineClaim.class, "do not claim the mission")
          .build();

  private ActionText() {}

  /** What the action is. */
  static String of(Names names, FleetAction action) {
    return TEXTS.of(names, action);
  }

  /** The types that have a text. */
  static ImmutableSet<Class<?>> types() {
    return TEXTS.types();
  }

  private static String play(Names names, CardId card, int face) {
    return "play " + names.played(card, face, Optional.empty());
  }

  /** What is repaired: the alert level, or a system by its token. */
  private static String repair(Names names, CardId card, RepairWork work) {
    @Nullable Ship ship = names.view().table().ship(card);
    if (work.setting().isPresent()) {
      Optional<Alert> better = Optional.ofNullable(ship).map(each -> each.alert().better());
      return "repair "
          + names.of(card)
          + " to "
          + names.setting(card, better, work.setting().get());
    }
    int token = work.token().orElse(-1);
    if (ship == null || token < 0 || token >= ship.tokens().size()) {
      return "repair " + names.of(card);
    }
    return "repair " + names.of(card) + ": " + Names.of(ship.tokens().get(token));
  }
}
