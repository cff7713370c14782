package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.event.GainEvent.AllowanceChanged;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.internal.formula.Allowances;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** XP, searches and explorations. */
public final class Tallies {
  private Tallies() {}

  /** XP is got or spent; there is enough of it. */
  public static void xp(Play<DeckbuilderState> play, Seat seat, int change, RuleId rule) {
    Tally tally = play.state().table().tally(seat);
    int left = Amounts.changed(tally.xp(), change);
    if (left != tally.xp()) {
      play.become(play.state().with(seat, tally.withXp(left)));
      play.tell(rule, new XpChanged(seat, left - tally.xp(), left));
    }
  }

  /** A search of {@code seat} is used; one that cards allow them comes first. */
  public static void search(Play<DeckbuilderState> play, Seat seat) {
    use(play, seat, Modifier.Kind.SEARCH);
  }

  /** An exploration of {@code seat} is used; one that cards allow them comes first. */
  public static void explore(Play<DeckbuilderState> play, Seat seat) {
    use(play, seat, Modifier.Kind.EXPLORE);
  }

  private static void use(Play<DeckbuilderState> play, Seat seat, Modifier.Kind kind) {
    if (Allowances.extra(play.state(), seat, kind) > 0) {
      useAllowed(play, seat, kind, 1);
    } else {
      change(play, seat, kind, -1);
    }
  }

  /**
   * A card gives {@code seat} searches or explorations, or takes them (DB-EFF-02, 03): those first
   * that are bound to no card, then those that cards allow.
   */
  public static void grant(
      Play<DeckbuilderState> play, Seat seat, Modifier.Kind kind, int change, RuleId rule) {
    int before = Allowances.left(play.state(), seat, kind);
    change(play, seat, kind, change);
    int left = Allowances.left(play.state(), seat, kind);
    int allowed = Math.min(left, left - before - change);
    if (change < 0 && allowed > 0) {
      useAllowed(play, seat, kind, allowed);
      left -= allowed;
    }
    if (left != before) {
      play.tell(rule, new AllowanceChanged(seat, kind, left - before, left));
    }
  }

  /** So many of those that cards allow {@code seat} are gone. */
  private static void useAllowed(
      Play<DeckbuilderState> play, Seat seat, Modifier.Kind kind, int n) {
    Tally tally = play.state().table().tally(seat);
    play.become(
        play.state()
            .with(
                seat,
                kind == Modifier.Kind.SEARCH
                    ? tally.withAllowedSearches(tally.allowedSearches() + n)
                    : tally.withAllowedExplorations(tally.allowedExplorations() + n)));
  }

  /** Those that are bound to no card are got, lost or used; what is left stays 0 or more. */
  private static void change(
      Play<DeckbuilderState> play, Seat seat, Modifier.Kind kind, int change) {
    if (kind == Modifier.Kind.SEARCH) {
      searches(play, seat, change);
    } else {
      explorations(play, seat, change);
    }
  }

  private static void searches(Play<DeckbuilderState> play, Seat seat, int change) {
    Table table = play.state().table();
    int left = Amounts.changed(Allowances.stock(table, seat), change);
    if (table.is(Scenario.BORG_INVASION)) {
      play.become(play.state().with(table.turn().withTeamSearches(left)));
    } else {
      play.become(play.state().with(seat, table.tally(seat).withSearches(left)));
    }
  }

  private static void explorations(Play<DeckbuilderState> play, Seat seat, int change) {
    Tally tally = play.state().table().tally(seat);
    int left = Amounts.changed(tally.explorations(), change);
    play.become(play.state().with(seat, tally.withExplorations(left)));
  }
}
