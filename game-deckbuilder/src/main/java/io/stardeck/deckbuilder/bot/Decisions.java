package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What kind of decision it is, and what a style does about it. */
final class Decisions {
  private Decisions() {}

  /** One of the legal actions. */
  static DeckbuilderAction make(Moment moment, Style style) {
    if (moment.legal().size() == 1) {
      return moment.legal().get(0);
    }
    @Nullable DeckbuilderAction action = chosen(moment, style);
    return action == null ? moment.legal().get(0) : action;
  }

  private static @Nullable DeckbuilderAction chosen(Moment moment, Style style) {
    if (moment.legal().get(0) instanceof Choose) {
      return Answers.answer(moment, style);
    }
    if (moment.open(Assign.class)) {
      return Targets.assign(moment);
    }
    if (moment.open(AssignCube.class)) {
      return Targets.assignCube(moment);
    }
    if (moment.open(Declare.class)) {
      return ship(moment, style);
    }
    if (moment.open(Resolve.class) || moment.open(Pass.class)) {
      return window(moment, style);
    }
    return or(style.act(moment), end(moment));
  }

  private static @Nullable DeckbuilderAction ship(Moment moment, Style style) {
    @Nullable Contest contest = contest(moment.table());
    @Nullable DeckbuilderAction persuade =
        moment.ifLegal(new Declare(moment.seat(), Means.DIPLOMACY));
    if (persuade != null) {
      return persuade;
    }
    @Nullable DeckbuilderAction play = contest == null ? null : style.meetShip(moment, contest);
    return or(play, new Declare(moment.seat(), Means.COMBAT));
  }

  private static @Nullable DeckbuilderAction window(Moment moment, Style style) {
    Optional<FlippedCard> met = moment.table().encountered();
    boolean event =
        met.isPresent()
            && !moment.table().inBattle(moment.seat())
            && (moment.def(met.get().card()).type() == CardType.EVENT
                || !moment.table().is(Scenario.BORG_INVASION));
    @Nullable DeckbuilderAction play =
        event ? style.meetEvent(moment, moment.def(met.get().card())) : style.battle(moment);
    return or(play, or(moment.first(Resolve.class), moment.first(Pass.class)));
  }

  /** The Starship that is met, as it is now. */
  static @Nullable Contest contest(Table table) {
    Optional<FlippedCard> met = table.encountered();
    if (met.isEmpty() || table.def(met.get().card()).type() != CardType.STARSHIP) {
      return null;
    }
    FlippedCard ship = met.get();
    boolean persuadable = table.def(ship.card()).stats().diplomacy().isPresent();
    int shields = Math.max(0, Totals.of(table, ship, Stat.SHIELDS) - ship.shieldsUsed());
    return new Contest(
        Totals.of(table, ship, Stat.SPEED),
        Totals.of(table, ship, Stat.ATTACK),
        persuadable ? Optional.of(Totals.of(table, ship, Stat.DIPLOMACY)) : Optional.empty(),
        Totals.of(table, ship, Stat.DEFENSE) - ship.damage() + shields);
  }

  private static @Nullable DeckbuilderAction end(Moment moment) {
    return or(moment.first(EndTurn.class), moment.first(AgreeEnd.class));
  }

  private static @Nullable DeckbuilderAction or(
      @Nullable DeckbuilderAction first, @Nullable DeckbuilderAction second) {
    return first == null ? second : first;
  }
}
