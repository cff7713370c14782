package io.stardeck.deckbuilder.internal.step.space;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Payments;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Goals are judged, and what follows when one is met (DB-EFF-10, DB-EFF-11). */
public final class Goals {
  private Goals() {}

  /** Whether {@code seat} meets the Goal of {@code card} now (DB-MIS-06). */
  public static boolean met(Sight sight, Seat seat, CardId card) {
    CardDef def = sight.table().def(card);
    Bindings bindings = Bindings.of(seat, card);
    return def.goal().isPresent()
        && Conditions.hold(sight, bindings, def.goal().get())
        && Payments.payable(sight, bindings, def.goalPay());
  }

  /**
   * Who may get {@code card} for its Goal, in seat order: who has flipped it, if they meet it; in
   * Borg Invasion whoever is in and meets it, alone or as its scope says (DB-BOR-18).
   */
  public static ImmutableList<Seat> whoMeets(Sight sight, Seat flipper, CardId card) {
    Table table = sight.table();
    CardDef def = table.def(card);
    boolean team = table.is(Scenario.BORG_INVASION);
    ImmutableList<Seat> in = team ? Teams.in(table) : ImmutableList.of(flipper);
    boolean all = team && def.goalScope() != GoalScope.SELF;
    if (all && !together(sight, in, card)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Seat> meet = ImmutableList.builder();
    for (Seat seat : in) {
      boolean meets =
          all
              ? Payments.payable(sight, Bindings.of(seat, card), def.goalPay())
              : met(sight, seat, card);
      if (meets) {
        meet.add(seat);
      }
    }
    return meet.build();
  }

  /** Whether those players meet a Goal that is not for one alone (section 1.6). */
  private static boolean together(Sight sight, ImmutableList<Seat> in, CardId card) {
    CardDef def = sight.table().def(card);
    if (in.isEmpty() || def.goal().isEmpty()) {
      return false;
    }
    if (def.goalScope() == GoalScope.TEAM_SUM) {
      return Conditions.hold(sight, Bindings.of(in.get(0), card), in, def.goal().get());
    }
    for (Seat seat : in) {
      if (!Conditions.hold(sight, Bindings.of(seat, card), def.goal().get())) {
        return false;
      }
    }
    return true;
  }

  /**
   * {@code seat} has met the Goal: the card goes to them, they pay for it, then they get the
   * Reward, once (DB-MIS-07, DB-EVT-05). Locutus is the end of the Borg (DB-BOR-01).
   */
  public static void achieve(Play<DeckbuilderState> play, Seat seat, CardId card, RuleId rule) {
    CardDef def = play.state().table().def(card);
    play.tell(rule, new GoalMet(seat, card));
    Triggers.fire(play, When.GOAL_ACHIEVED, seat, Optional.of(card));
    Place to = def.disposition().won();
    if (to == Place.INFLUENCE) {
      Runs.start(play, seat, card, def.reward());
      Awards.place(play, seat, card, to);
    } else {
      Awards.place(play, seat, card, to);
      Awards.arbitrate(play, seat, def);
      Runs.start(play, seat, card, def.reward());
    }
    Payments.begin(play, Bindings.of(seat, card), def.goalPay());
  }
}
