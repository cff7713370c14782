package io.stardeck.fleetcaptains.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.fleetcaptains.action.FreeAction.EndTurn;
import io.stardeck.fleetcaptains.internal.cloaking.Cloaking;
import io.stardeck.fleetcaptains.internal.combat.Combat;
import io.stardeck.fleetcaptains.internal.command.CardEndPhase;
import io.stardeck.fleetcaptains.internal.command.ChooseTargetsPhase;
import io.stardeck.fleetcaptains.internal.command.CommandCards;
import io.stardeck.fleetcaptains.internal.effect.Script;
import io.stardeck.fleetcaptains.internal.encounter.EncounterCheckPhase;
import io.stardeck.fleetcaptains.internal.encounter.EncounterEndPhase;
import io.stardeck.fleetcaptains.internal.encounter.Encounters;
import io.stardeck.fleetcaptains.internal.influence.Spheres;
import io.stardeck.fleetcaptains.internal.maneuver.Courses;
import io.stardeck.fleetcaptains.internal.maneuver.ManeuverPhase;
import io.stardeck.fleetcaptains.internal.missions.Missions;
import io.stardeck.fleetcaptains.internal.outcome.TestOutcomePhase;
import io.stardeck.fleetcaptains.internal.power.PowerAdjustRule;
import io.stardeck.fleetcaptains.internal.power.SetDialRule;
import io.stardeck.fleetcaptains.internal.repair.Yards;
import io.stardeck.fleetcaptains.internal.scan.Sensors;
import io.stardeck.fleetcaptains.internal.setup.SetupRules;
import io.stardeck.fleetcaptains.internal.step.Turns;
import io.stardeck.fleetcaptains.internal.tests.TestCardsPhase;
import io.stardeck.fleetcaptains.internal.tests.TestRules;
import io.stardeck.fleetcaptains.internal.transporter.TransportMorePhase;
import io.stardeck.fleetcaptains.internal.transporter.Transporter;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseSetting;
import io.stardeck.fleetcaptains.state.FleetFrame.ClaimWindow;
import io.stardeck.fleetcaptains.state.FleetFrame.CrewLoss;
import io.stardeck.fleetcaptains.state.FleetFrame.EchoRelocate;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterDrawn;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterShip;
import io.stardeck.fleetcaptains.state.FleetFrame.FreeAttack;
import io.stardeck.fleetcaptains.state.FleetFrame.GameOver;
import io.stardeck.fleetcaptains.state.FleetFrame.Offered;
import io.stardeck.fleetcaptains.state.FleetFrame.PreventDamage;
import io.stardeck.fleetcaptains.state.FleetFrame.RescuedCrew;
import io.stardeck.fleetcaptains.state.FleetFrame.Response;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupFleet;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSettings;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSubdecks;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetFrame.TransportEffect;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.BiFunction;

/** All phases of the game. */
public final class Phases {
  private static final PowerAdjustRule ADJUST = new PowerAdjustRule();

  private static final ImmutableList<ActionRule<FleetState, FleetView, ?>> SETTINGS =
      ImmutableList.of(new SetDialRule());

  private static final ImmutableList<ActionRule<FleetState, FleetView, ?>> TESTING =
      Lists.plus(TestRules.windows(), ADJUST);

  private static final ImmutableList<ActionRule<FleetState, FleetView, ?>> ANSWERING =
      CommandCards.responses();

  private static final ImmutableList<ActionRule<FleetState, FleetView, ?>> TURN =
      ImmutableList.<ActionRule<FleetState, FleetView, ?>>builder()
          .add(ActionRule.only(EndTurn.class, EndTurn::new, (play, answer) -> Turns.end(play)))
          .addAll(Missions.turn())
          .addAll(Courses.turn())
          .addAll(CommandCards.turn())
          .addAll(Spheres.turn())
          .addAll(Combat.turn())
          .addAll(Yards.turn())
          .addAll(Sensors.turn())
          .addAll(Transporter.turn())
          .addAll(Cloaking.turn())
          .add(ADJUST)
          .build();

  private static final ImmutableList<PhaseRule<FleetState, FleetView, ?>> ALL =
      ImmutableList.<PhaseRule<FleetState, FleetView, ?>>builder()
          .add(
              PhaseRule.asking(
                  SetupFleet.class, "Keep your fleet, or draw again", SetupRules.fleet()))
          .add(PhaseRule.asking(SetupSubdecks.class, "Choose a subdeck", SetupRules.subdecks()))
          .add(PhaseRule.asking(SetupSettings.class, Prompts::firstSetting, SETTINGS))
          .add(new TurnPhase(TURN))
          .add(new ManeuverPhase(TURN))
          .add(
              PhaseRule.asking(
                  FreeAttack.class,
                  "A breakaway has failed: you may attack once",
                  Combat.freeAttack()))
          .add(adjusting(EncounterShip.class, Prompts::meeting, Encounters.ship()))
          .add(adjusting(EncounterDrawn.class, Prompts::encounter, Encounters.drawn()))
          .add(new EncounterCheckPhase())
          .add(new EncounterEndPhase())
          .add(Script.phase(ADJUST))
          .add(new AnsweringPhase())
          .add(adjusting(Offered.class, Prompts::offered, CommandCards.offered()))
          .add(PhaseRule.asking(Test.class, new Prompts(TESTING)::test, TESTING))
          .add(new TestOutcomePhase())
          .add(new TestCardsPhase())
          .add(new ChooseTargetsPhase(ADJUST))
          .add(PhaseRule.asking(Response.class, new Prompts(ANSWERING)::response, ANSWERING))
          .add(new CardEndPhase())
          .add(adjusting(PreventDamage.class, Prompts::damage, Encounters.prevention()))
          .add(adjusting(ChooseSetting.class, Prompts::setting, SETTINGS))
          .add(
              adjusting(
                  TransportEffect.class, (view, frame) -> "What is beamed?", Transporter.effect()))
          .add(adjusting(CrewLoss.class, Prompts::loss, Transporter.loss()))
          .add(new TransportMorePhase(ADJUST))
          .add(adjusting(RescuedCrew.class, Prompts::rescued, Transporter.rescued()))
          .add(adjusting(EchoRelocate.class, Prompts::relocation, Cloaking.relocation()))
          .add(PhaseRule.asking(ClaimWindow.class, Prompts::claim, Missions.window()))
          .add(PhaseRule.asking(GameOver.class, "The game is over", ImmutableList.of()))
          .build();

  private Phases() {}

  /** One rule for each type of frame. */
  public static ImmutableList<PhaseRule<FleetState, FleetView, ?>> all() {
    return ALL;
  }

  /** In a decision of the own turn an adjustment is possible too ({@code FC-D-86}). */
  private static <F extends FleetFrame> PhaseRule<FleetState, FleetView, F> adjusting(
      Class<F> frame,
      BiFunction<FleetView, F, String> prompt,
      ImmutableList<ActionRule<FleetState, FleetView, ?>> open) {
    return PhaseRule.asking(frame, prompt, Lists.plus(open, ADJUST));
  }
}
