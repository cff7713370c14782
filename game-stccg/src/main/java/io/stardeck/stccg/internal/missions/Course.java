package io.stardeck.stccg.internal.missions;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Begin;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Points;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Attempt.Step;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The course of a mission attempt ({@code ST-ATT-06}), step by step. */
public final class Course extends StccgPhase<OrderPhase.Attempting> {
  private static final RuleId ATT_06 = RuleId.of("ST-ATT-06");
  private static final RuleId ATT_10 = RuleId.of("ST-ATT-10");
  private static final RuleId DAT_17 = RuleId.of("ST-DAT-17");
  private static final RuleId DIL_02 = RuleId.of("ST-DIL-02");
  private static final RuleId SED_05 = RuleId.of("ST-SED-05");
  private static final RuleId VIS_05 = RuleId.of("ST-VIS-05");
  private static final RuleId VIS_10 = RuleId.of("ST-VIS-10");

  @Override
  public boolean proceed(Play<StccgState> play, OrderPhase.Attempting frame) {
    Attempt attempt = frame.attempt();
    if (attempt.step() != Step.END && Stacks.location(play, attempt).destroyed()) {
      to(play, attempt.at(Step.END)); // what was met is destroyed with the place
      return true;
    }
    if (BreakingOff.due(play, attempt)) {
      BreakingOff.end(play, attempt);
      return true;
    }
    switch (attempt.step()) {
      case MEET -> meet(play, attempt);
      case RESOLVE -> resolve(play, attempt);
      case NULLIFIED -> Settling.nullified(play, attempt);
      case CONDITIONS -> conditions(play, attempt);
      case SETTLE -> Settling.settle(play, attempt);
      case REQUIREMENTS -> requirements(play, attempt);
      case SOLVED -> {
        to(play, attempt.at(Step.END));
        Windows.open(play, WindowKind.MISSION_SOLVED, attempt.seat());
      }
      case END -> end(play, attempt);
    }
    return true;
  }

  /** Goes on with the attempt at another step. */
  static void to(Play<StccgState> play, Attempt attempt) {
    play.replace(new OrderPhase.Attempting(attempt));
  }

  /** Whether nobody of the group is left who counts ({@code ST-DIL-10}). */
  static boolean gone(Play<StccgState> play, Attempt attempt) {
    return group(play.state(), attempt).persons().isEmpty();
  }

  /** The group as it is now. */
  public static Group group(Facts facts, Attempt attempt) {
    return Group.of(
        facts, attempt.seat(), attempt.location(), attempt.host(), Role.GROUP, Role.GEAR_GROUP);
  }

  private static void meet(Play<StccgState> play, Attempt attempt) {
    Place stack = Places.stack(attempt.location());
    if (play.state().size(stack) <= attempt.met()) {
      to(play, attempt.at(Step.REQUIREMENTS));
      Windows.open(play, WindowKind.REQUIREMENTS, attempt.seat());
      return;
    }
    Card card = Stacks.met(play.state(), attempt);
    CardDef def = play.state().table().def(card);
    Location here = Stacks.location(play, attempt);
    if (Stacks.secondCopy(play, here, card) || !Stacks.fits(play.state().table(), here, def)) {
      // A wrong or second copy goes out of play without effect.
      DEALER.show(play, stack, 1, Audience.everyone());
      Stacks.take(play, attempt.location());
      Discards.out(play, stack, card, SED_05);
    } else if (!(def instanceof DilemmaDef dilemma)) {
      behind(play, attempt, stack);
    } else {
      reveal(play, attempt, stack, dilemma);
    }
  }

  /** An artifact is seen by the attempting player alone and set behind the others. */
  private static void behind(Play<StccgState> play, Attempt attempt, Place stack) {
    DEALER
        .at(play, stack, 0)
        .shownTo(Audience.only(attempt.seat()))
        .under(stack)
        .tell(VIS_10, known -> new MissionEvent.SeedCardMet(attempt.location(), known));
    Stacks.rotate(play, attempt.location());
    to(play, attempt.setBehind());
  }

  private static void reveal(
      Play<StccgState> play, Attempt attempt, Place stack, DilemmaDef dilemma) {
    DEALER
        .show(play, stack, 1, Audience.everyone())
        .tell(
            ATT_06,
            cards -> new MissionEvent.SeedCardMet(attempt.location(), Optional.of(cards.get(0))));
    Card card = Stacks.met(play.state(), attempt);
    Location here = Stacks.location(play, attempt).meeting(card.def());
    Tables.table(play, table -> table.with(here));
    to(play, attempt.at(Step.RESOLVE));
    Windows.open(play, WindowKind.DILEMMA_REVEALED, attempt.seat());
  }

  private static void resolve(Play<StccgState> play, Attempt attempt) {
    Card card = Stacks.met(play.state(), attempt);
    to(play, attempt.at(Step.CONDITIONS));
    DilemmaDef dilemma = Stacks.dilemma(play.state(), attempt);
    if (overcomes(group(play.state(), attempt), dilemma)) {
      show(play, attempt);
      Settling.nullified(play, attempt.showing());
    } else {
      run(play, attempt, card, dilemma.always());
    }
  }

  /** Whether equipment of the group does away with a dilemma. */
  private static boolean overcomes(Group group, DilemmaDef dilemma) {
    for (Card card : group.gear()) {
      Standing.@Nullable Overcomes overcomes =
          group.facts().table().def(card).words().first(Standing.Overcomes.class);
      if (overcomes != null && overcomes.dilemmas().contains(dilemma.id())) {
        return true;
      }
    }
    return false;
  }

  static void run(
      Play<StccgState> play, Attempt attempt, Card card, ImmutableList<Effect> effects) {
    Begin.effects(
        play, card, attempt.seat(), Aim.at(attempt.host()).with(attempt.location()), effects);
  }

  private static void conditions(Play<StccgState> play, Attempt attempt) {
    DilemmaDef dilemma = Stacks.dilemma(play.state(), attempt);
    if (!dilemma.conditional()) {
      to(play, attempt.at(Step.SETTLE).failing(false));
      return;
    }
    show(play, attempt);
    Attempt shown = attempt.showing();
    to(play, shown);
    Group group = group(play.state(), shown);
    boolean met =
        dilemma.conditions().isPresent() && Requirements.met(dilemma.conditions().get(), group);
    if (met || !Paying.payable(group, dilemma)) {
      resolved(play, shown, met);
    } else {
      play.push(new OrderPhase.Paying(shown, -1, 0));
    }
  }

  /** The dilemma is overcome or not, and does what it does then. */
  static void resolved(Play<StccgState> play, Attempt attempt, boolean overcome) {
    Card card = Stacks.met(play.state(), attempt);
    DilemmaDef dilemma = Stacks.dilemma(play.state(), attempt);
    to(play, attempt.at(Step.SETTLE).failing(!overcome));
    run(play, attempt, card, overcome ? dilemma.onPass() : dilemma.onFail());
  }

  /** The whole group is shown to all, for the rest of the attempt ({@code ST-VIS-05}). */
  static void show(Play<StccgState> play, Attempt attempt) {
    if (!attempt.shown()) {
      show(play, attempt.host().place(Role.GROUP));
      show(play, attempt.host().place(Role.GEAR_GROUP));
    }
  }

  private static void show(Play<StccgState> play, Place place) {
    if (play.state().size(place) > 0) {
      DEALER
          .show(play, place, Audience.everyone())
          .tell(VIS_05, cards -> new CardEvent.CardsRevealed(place.toString(), cards));
    }
  }

  private static void requirements(Play<StccgState> play, Attempt attempt) {
    show(play, attempt);
    Location here = Stacks.location(play, attempt);
    MissionDef mission = (MissionDef) play.state().table().def(here.card());
    boolean solved = Requirements.anyMet(mission.requirements(), group(play.state(), attempt));
    to(play, attempt.showing().at(solved ? Step.SOLVED : Step.END));
    if (solved) {
      solve(play, attempt, here);
    } else {
      tried(play, attempt);
    }
  }

  private static void solve(Play<StccgState> play, Attempt attempt, Location here) {
    int points = Points.of(play.state().table(), here, attempt.seat());
    play.tell(ATT_10, new MissionEvent.MissionSolved(attempt.seat(), attempt.location()));
    Tables.table(play, table -> table.with(here.solved(attempt.seat())));
    Scores.score(play, attempt.seat(), points, here.card().def(), ATT_10);
    Destruction.lying(play, card -> untilSolved(play.state().table(), card, here.number()), DAT_17);
    Artifacts.earn(play, attempt);
  }

  private static boolean untilSolved(Table table, Lying card, int location) {
    return card.on().isLocation(location)
        && table.def(card.card()) instanceof EventDef event
        && event.event().untilSolved();
  }

  /** Those who met all dilemmas in vain have tried ({@code ST-ATT-12}). */
  private static void tried(Play<StccgState> play, Attempt attempt) {
    Place place = attempt.host().place(Role.GROUP);
    for (Card card : Marks.inOrder(play.state().cards(place))) {
      Marks.mark(play, place, card, new Mark.Tried(attempt.location()));
    }
  }

  private static void end(Play<StccgState> play, Attempt attempt) {
    boolean solved = Stacks.location(play, attempt).solvedBy().isPresent();
    Hosts.disband(play, attempt.host(), attempt.seat());
    play.tell(DIL_02, new MissionEvent.AttemptEnded(attempt.location(), solved));
    play.pop();
  }
}
