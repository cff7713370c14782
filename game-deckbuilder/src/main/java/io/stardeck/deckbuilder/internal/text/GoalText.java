package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.internal.step.space.Goals;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.AlliedWindow;
import io.stardeck.deckbuilder.state.phase.EventWindow;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.deckbuilder.state.phase.TeamWindow;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the totals of the player who meets a space card suffice for, a fight apart. */
final class GoalText {
  private GoalText() {}

  /** What would come of the card that is met as it stands; empty while none waits for that. */
  static Optional<String> of(DeckbuilderView view) {
    Table table = view.table();
    Phase top = table.phases().top();
    Optional<FlippedCard> met = table.encountered();
    if (met.isEmpty()) {
      return Optional.empty();
    }
    if (top instanceof EventWindow window) {
      boolean goal = !Goals.whoMeets(view, window.seat(), met.get().card()).isEmpty();
      return Optional.of(
          "As it stands the Goal is " + (goal ? "" : "not ") + "met" + totals(view, window.seat()));
    }
    if (top instanceof TeamWindow window) {
      return Optional.of(team(view, window.seat(), met.get().card()));
    }
    if (top instanceof AlliedWindow window) {
      boolean acquired = Contacts.acquires(view, window.seat(), met.get());
      return Optional.of(
          "As it stands it is "
              + (acquired ? "" : "not ")
              + "acquired"
              + totals(view, window.seat()));
    }
    return top instanceof ShipWindow window && Contacts.persuadable(table, met.get())
        ? Optional.of(diplomacy(view, window.seat(), met.get()))
        : Optional.empty();
  }

  /** Who of the team meets the Goal, alone or as its scope says (DB-BOR-18). */
  private static String team(DeckbuilderView view, Seat lead, CardId card) {
    ImmutableList<Seat> meet = Goals.whoMeets(view, lead, card);
    GoalScope scope = view.table().def(card).goalScope();
    String text = "As it stands the Goal is " + (meet.isEmpty() ? "not met" : "met");
    if (scope == GoalScope.SELF) {
      return meet.isEmpty()
          ? text + ": one player is to meet all of it"
          : text + " by " + new Names(view.table()).seats(meet);
    }
    if (scope == GoalScope.EVERY_PLAYER) {
      return text + ": each player who is in is to meet it";
    }
    List<String> sums = new ArrayList<>();
    for (Stat stat : Stat.all()) {
      int sum = 0;
      for (Seat seat : Teams.in(view.table())) {
        sum += Totals.of(view, seat, stat);
      }
      sums.add(Phrases.word(stat) + " " + sum);
    }
    return text + ": together " + String.join(", ", sums);
  }

  /** What Diplomacy asks for and what the player has of it (DB-FOR-04). */
  private static String diplomacy(DeckbuilderView view, Seat seat, FlippedCard ship) {
    return "Diplomacy "
        + (Contacts.suffices(view, seat, ship) ? "wins it: " : "does not do: ")
        + share(view, seat, ship, Stat.SPEED)
        + ", "
        + share(view, seat, ship, Stat.DIPLOMACY);
  }

  private static String share(DeckbuilderView view, Seat seat, FlippedCard ship, Stat stat) {
    return "%s %d of the %d needed"
        .formatted(
            Phrases.word(stat), Totals.of(view, seat, stat), Totals.of(view.table(), ship, stat));
  }

  private static String totals(DeckbuilderView view, Seat seat) {
    List<String> totals = new ArrayList<>();
    for (Stat stat : Stat.all()) {
      totals.add(Phrases.word(stat) + " " + Totals.of(view, seat, stat));
    }
    return ": " + String.join(", ", totals);
  }
}
