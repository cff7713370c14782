package io.stardeck.fleetcaptains.internal.text;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Texts;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.Beaming;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.SetupAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Actions in a few words each. */
final class ActionText {
  private static final Texts<Names, FleetAction> TEXTS =
      answers(ofShips(free(setup(Texts.builder())))).build();

  private ActionText() {}

  /** What the action is. */
  static String of(Names names, FleetAction action) {
    return TEXTS.of(names, action);
  }

  /** The types that have a text. */
  static ImmutableSet<Class<?>> types() {
    return TEXTS.types();
  }

  private static Texts.Builder<Names, FleetAction> setup(Texts.Builder<Names, FleetAction> texts) {
    return texts
        .put(SetupAction.KeepFleet.class, (names, e) -> "keep the fleet")
        .put(SetupAction.RedrawFleet.class, (names, e) -> "draw another fleet")
        .put(
            SetupAction.ChooseSubdeck.class,
            (names, e) -> "choose the subdeck " + names.of(e.subdeck()));
  }

  private static Texts.Builder<Names, FleetAction> free(Texts.Builder<Names, FleetAction> texts) {
    return texts
        .put(FreeAction.StartManeuver.class, (names, e) -> "maneuver with " + names.of(e.ship()))
        .put(
            FreeAction.StartTokenManeuver.class,
            (names, e) -> "maneuver with " + names.token(e.token()))
        .put(
            FreeAction.JoinTaskForce.class,
            (names, e) -> "take " + names.of(e.ship()) + " into the task force")
        .put(FreeAction.RollBreakaway.class, (names, e) -> "roll to break away")
        .put(FreeAction.Step.class, (names, e) -> "step to " + names.space(e.to()))
        .put(FreeAction.EndManeuver.class, (names, e) -> "end the maneuver")
        .put(
            FreeAction.PowerAdjust.class,
            (names, e) ->
                "adjust "
                    + names.of(e.ship())
                    + " to "
                    + names.setting(e.ship(), Optional.empty(), e.setting()))
        .put(
            FreeAction.ShuffleTokens.class,
            (names, e) -> "mix the cloak tokens at " + names.space(e.space()))
        .put(
            FreeAction.PlayCommand.class,
            (names, e) -> play(names, e.card(), e.face()) + names.on(e.card(), e.ship()))
        .put(
            FreeAction.UseAbility.class,
            (names, e) ->
                "use " + names.ability(e.card(), e.ability()) + names.on(e.card(), e.ship()))
        .put(
            FreeAction.DiscardCommand.class,
            (names, e) -> "discard " + names.of(e.card()) + " and draw another card")
        .put(
            FreeAction.CycleMission.class,
            (names, e) -> "cycle the mission " + names.of(e.mission()) + Names.from(e.deck()))
        .put(
            FreeAction.ClaimMission.class,
            (names, e) ->
                "claim the mission "
                    + names.of(e.mission())
                    + with(names, e.ship())
                    + Names.from(e.deck()))
        .put(
            FreeAction.SpecialRepair.class,
            (names, e) -> repair(names, e.ship(), e.work()) + " instead of a maneuver")
        .put(FreeAction.EndTurn.class, (names, e) -> "end the turn");
  }

  private static Texts.Builder<Names, FleetAction> ofShips(
      Texts.Builder<Names, FleetAction> texts) {
    return texts
        .put(
            ShipAction.CloakShip.class,
            (names, e) ->
                "cloak "
                    + names.of(e.ship())
                    + " at "
                    + names.setting(e.ship(), Optional.empty(), e.setting()))
        .put(ShipAction.CreateEcho.class, (names, e) -> "create an echo of " + names.of(e.ship()))
        .put(
            ShipAction.Attack.class,
            (names, e) -> "attack " + names.of(e.target()) + " with " + names.of(e.ship()))
        .put(
            ShipAction.AttackInstallation.class,
            (names, e) -> "attack the installation with " + names.of(e.ship()))
        .put(
            ShipAction.ExertInfluence.class,
            (names, e) -> "exert influence with " + names.of(e.ship()))
        .put(
            ShipAction.BuildInstallation.class,
            (names, e) -> "build an installation with " + names.of(e.ship()))
        .put(
            ShipAction.Reinforce.class,
            (names, e) ->
                "call "
                    + names.of(e.ship())
                    + " from the reserve at "
                    + names.setting(e.ship(), Optional.of(Alert.WHITE), e.setting()))
        .put(ShipAction.Repair.class, (names, e) -> repair(names, e.ship(), e.work()))
        .put(
            ShipAction.ScanLocation.class,
            (names, e) -> "scan " + names.space(e.space()) + " with " + names.of(e.ship()))
        .put(
            ShipAction.SearchCloaked.class,
            (names, e) -> "search " + names.token(e.token()) + " with " + names.of(e.ship()))
        .put(
            ShipAction.TransportFriendly.class,
            (names, e) ->
                "beam "
                    + names.of(e.item())
                    + " with "
                    + names.of(e.ship())
                    + ", to or from "
                    + names.of(e.other()))
        .put(
            ShipAction.TransportEnemy.class,
            (names, e) ->
                "beam with " + names.of(e.ship()) + ", to or from " + names.of(e.target()))
        .put(
            ShipAction.SendAwayTeam.class,
            (names, e) ->
                "send an away team from "
                    + names.of(e.ship())
                    + e.enemy().map(ship -> " aboard " + names.of(ship)).orElse(""))
        .put(
            ShipAction.RetrieveAwayTeam.class,
            (names, e) ->
                "take an away team of "
                    + names.of(e.team())
                    + e.enemy().map(ship -> " from " + names.of(ship)).orElse("")
                    + with(names, Optional.of(e.ship())))
        .put(
            ShipAction.AttemptMission.class,
            (names, e) ->
                "attempt the mission "
                    + names.of(e.mission())
                    + with(names, Optional.of(e.ship()))
                    + Names.from(e.deck()));
  }

  private static Texts.Builder<Names, FleetAction> answers(
      Texts.Builder<Names, FleetAction> texts) {
    return texts
        .put(Answer.PlayTestCard.class, (names, e) -> play(names, e.card(), e.face()))
        .put(Answer.PassTestCard.class, (names, e) -> "play no card")
        .put(Answer.JoinTest.class, (names, e) -> "join the test with " + names.of(e.ship()))
        .put(Answer.ProceedToDice.class, (names, e) -> "go on to the dice")
        .put(Answer.ChooseTarget.class, (names, e) -> "choose " + names.of(e.target()))
        .put(Answer.SkipTarget.class, (names, e) -> "choose nothing")
        .put(Answer.PlayResponse.class, (names, e) -> play(names, e.card(), e.face()))
        .put(Answer.PassResponse.class, (names, e) -> "pass")
        .put(
            Answer.MakeFreeAttack.class,
            (names, e) -> "attack " + names.of(e.target()) + " with " + names.of(e.ship()))
        .put(Answer.DeclineFreeAttack.class, (names, e) -> "do not attack")
        .put(
            Answer.ChooseEncounterShip.class,
            (names, e) -> "let " + names.of(e.ship()) + " meet the encounter")
        .put(Answer.ResolveEncounter.class, (names, e) -> "resolve the encounter")
        .put(Answer.ChooseOption.class, (names, e) -> "choose " + names.of(e.option()))
        .put(
            Answer.SetDial.class,
            (names, e) ->
                "set "
                    + names.of(e.ship())
                    + " to "
                    + names.setting(e.ship(), Optional.empty(), e.setting()))
        .put(
            Answer.UseProtection.class,
            (names, e) -> "prevent damage by " + names.ability(e.card(), e.ability()))
        .put(Answer.AcceptAbility.class, (names, e) -> "use the ability")
        .put(Answer.LeaveAbility.class, (names, e) -> "leave the ability")
        .put(Answer.DeclineAbility.class, (names, e) -> "take the damage")
        .put(
            Answer.ChooseTransportEffect.class,
            (names, e) -> beam(e.effect()) + e.item().map(item -> ": " + names.of(item)).orElse(""))
        .put(Answer.LoseCrew.class, (names, e) -> "lose " + names.of(e.card()))
        .put(
            Answer.DiscardHandInstead.class,
            (names, e) -> "discard " + names.of(e.card()) + " of the hand instead")
        .put(Answer.BeamMore.class, (names, e) -> "beam " + names.of(e.item()) + " too")
        .put(Answer.EndTransport.class, (names, e) -> "beam nothing more")
        .put(Answer.DeployRescued.class, (names, e) -> "assign the freed crew")
        .put(Answer.DiscardRescued.class, (names, e) -> "discard the freed crew")
        .put(Answer.RelocateEcho.class, (names, e) -> names.relocation(e.token()))
        .put(Answer.DeclineRelocation.class, (names, e) -> "move no echo")
        .put(Answer.DeclineClaim.class, (names, e) -> "do not claim the mission");
  }

  private static String play(Names names, CardId card, int face) {
    return "play " + names.of(card) + names.face(card, face);
  }

  private static String with(Names names, Optional<CardId> ship) {
    return ship.map(each -> " with " + names.of(each)).orElse("");
  }

  private static String beam(Beaming effect) {
    return switch (effect) {
      case LOSE_CREW -> "let them lose crew, or a card of the hand";
      case CAPTURE_CREW -> "capture crew";
      case TAKE_CARGO -> "take cargo";
      case GIVE_CARGO -> "give cargo";
    };
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
    return "repair the " + Names.of(ship.tokens().get(token).system()) + " of " + names.of(card);
  }
}
