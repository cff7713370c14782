package io.stardeck.stccg.internal.missions;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.fact.After;
import io.stardeck.stccg.card.fact.BonusWhen;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Entering;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Attempt.Step;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import java.util.OptionalInt;

/** A dilemma was resolved: where it goes, who is stopped ({@code ST-DIL-02} to {@code -11}). */
final class Settling {
  private static final RuleId DIL_02 = RuleId.of("ST-DIL-02");
  private static final RuleId DIL_05 = RuleId.of("ST-DIL-05");
  private static final RuleId DIL_07 = RuleId.of("ST-DIL-07");
  private static final RuleId EFF_45 = RuleId.of("ST-EFF-45");
  private static final RuleId PRE_04 = RuleId.of("ST-PRE-04");
  private static final RuleId DIL_08 = RuleId.of("ST-DIL-08");

  private Settling() {}

  /** A dilemma that was nullified is out of the way and gives nothing ({@code ST-PRE-04}). */
  static void nullified(Play<StccgState> play, Attempt attempt) {
    Place stack = Places.stack(attempt.location());
    Card card = Stacks.met(play.state(), attempt);
    play.tell(PRE_04, new CardEvent.CardNullified(card));
    Stacks.take(play, attempt.location());
    Discards.discard(play, stack, card, PRE_04);
    Course.to(play, attempt.at(Step.MEET));
  }

  static void settle(Play<StccgState> play, Attempt attempt) {
    DilemmaDef dilemma = Stacks.dilemma(play.state(), attempt);
    go(play, attempt, dilemma);
    if (attempt.failed() && dilemma.stopsOnFail()) {
      stop(play, attempt);
    }
    // Who is stopped, dead or elsewhere breaks off before anything else is met.
    Course.to(play, attempt.at(stays(attempt, dilemma) ? Step.END : Step.MEET));
  }

  /**
   * A dilemma was met by a group that has got away before it was dealt with: it goes where it would
   * have gone, and stops nobody ({@code ST-INT-10}).
   */
  static void escaped(Play<StccgState> play, Attempt attempt) {
    go(play, attempt, Stacks.dilemma(play.state(), attempt));
    Course.to(play, attempt.at(Step.END));
  }

  private static boolean stays(Attempt attempt, DilemmaDef dilemma) {
    return attempt.failed() && dilemma.after() == After.STAY_UNTIL_OVERCOME;
  }

  private static void go(Play<StccgState> play, Attempt attempt, DilemmaDef dilemma) {
    Place stack = Places.stack(attempt.location());
    Card card = Stacks.met(play.state(), attempt);
    play.tell(DIL_02, new MissionEvent.DilemmaResolved(card, !attempt.failed()));
    if (!stays(attempt, dilemma)) {
      go(play, attempt, stack, card, dilemma);
    }
  }

  private static void go(
      Play<StccgState> play, Attempt attempt, Place stack, Card card, DilemmaDef dilemma) {
    Stacks.take(play, attempt.location());
    boolean scores =
        !attempt.failed()
            && dilemma.bonusPoints() > 0
            && dilemma.bonusWhen() == BonusWhen.OVERCOME
            && (dilemma.bonusCondition().isEmpty()
                || Requirements.met(
                    dilemma.bonusCondition().get(), Course.group(play.state(), attempt)));
    Optional<On> on = on(play.state().table(), attempt, dilemma.after());
    if (dilemma.after().attached() && (scores || on.isEmpty())) {
      letGo(play, attempt, card);
    }
    if (scores) {
      Discards.keep(play, stack, card);
      Scores.score(play, attempt.seat(), dilemma.bonusPoints(), card.def(), DIL_08);
    } else if (on.isPresent()) {
      Card laid = Entering.play(play, stack, card, DIL_07, CardEvent.CardAttached::new);
      Laying.lay(play, attempt.seat(), laid, on.get(), dilemma);
      hold(play, attempt, dilemma, laid);
    } else if (dilemma.after() == After.MOVER) {
      roam(play, attempt, stack, card);
    } else {
      Discards.discard(play, stack, card, DIL_05);
    }
  }

  /** What comes to lie nowhere lets go whom it has held or disabled ({@code ST-EFF-29}). */
  private static void letGo(Play<StccgState> play, Attempt attempt, Card card) {
    On here = On.location(attempt.location());
    int now = play.state().table().turn().number();
    Cures.release(play, new Lying(card, attempt.seat(), here, now, OptionalInt.empty(), 0, false));
  }

  /** The card becomes a ship of nobody, at the end further away ({@code ST-EFF-45}). */
  private static void roam(Play<StccgState> play, Attempt attempt, Place stack, Card card) {
    Card ship = Entering.play(play, stack, card, EFF_45, CardEvent.CardAttached::new);
    Table table = play.state().table();
    int last = table.spaceline().size() - 1;
    int left = table.spaceline().get(0).number();
    int right = table.spaceline().get(last).number();
    boolean leftmost = 2 * table.position(attempt.location()) > last;
    Tables.ship(play, Ship.roaming(ship, leftmost ? left : right, leftmost ? right : left));
  }

  /** A dilemma that lies on a group holds those who met it and live ({@code ST-DIL-15}). */
  private static void hold(Play<StccgState> play, Attempt attempt, DilemmaDef dilemma, Card laid) {
    if (dilemma.after() == After.ATTACH_GROUP) {
      Place place = attempt.host().place(Role.GROUP);
      for (Card person : Marks.inOrder(play.state().cards(place))) {
        if (!person.has(Mark.Arrested.class)) { // who is in the group no more (ST-TRE-06)
          Marks.mark(play, place, person, new Mark.Held(laid.id()));
        }
      }
    }
  }

  /** What a dilemma comes to lie on; without such a card it is discarded ({@code ST-D-79}). */
  private static Optional<On> on(Table table, Attempt attempt, After after) {
    return switch (after) {
      case ATTACH_SHIP ->
          attempt.host().kind() == HostKind.SHIP && table.ship(attempt.host().card()) != null
              ? Optional.of(On.ship(attempt.host().card()))
              : Optional.empty();
      case ATTACH_PLANET, ATTACH_LOCATION -> Optional.of(On.location(attempt.location()));
      case ATTACH_GROUP, ATTACH_PERSONNEL -> Optional.of(On.group(attempt.seat()));
      case DISCARD, STAY_UNTIL_OVERCOME, MOVER -> Optional.empty();
    };
  }

  /** The group is stopped; by a space dilemma its ship too ({@code ST-DIL-11}). */
  private static void stop(Play<StccgState> play, Attempt attempt) {
    Hosts.stop(play, attempt.host(), attempt.seat(), Role.GROUP, Role.GEAR_GROUP);
    boolean space = !Sites.planet(play.state().table(), attempt.location());
    if (space && attempt.host().kind() == HostKind.SHIP) {
      Ship ship = play.state().table().ship(attempt.host().card());
      if (ship != null) {
        Tables.stop(play, ship);
      }
    }
  }
}
