package io.stardeck.deckbuilder.internal.integrity;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.stardeck.deckbuilder.card.CardType;
import io.stardeck.deckbuilder.card.Scenario;
import io.stardeck.deckbuilder.internal.word.Interpreter;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Choice;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.GameOver;
import io.stardeck.deckbuilder.state.Holding;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;

/** What makes a state, come from outside, no state of this game. */
public final class StateFaults {
  private static final int BASICS = 3;

  private StateFaults() {}

  /** All that is wrong; empty for every state that play can reach. */
  public static ImmutableList<Fault> of(DeckbuilderState state) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    Table table = state.table();
    for (Violation violation : table.config().violations()) {
      faults.add(violation.within("table.config"));
    }
    if (!faults.build().isEmpty()) {
      return faults.build();
    }
    int players = table.players();
    count(faults, "table.areas", table.areas().size(), players);
    count(faults, "secrets", state.secrets().size(), players);
    count(faults, "hidden.decks", state.hidden().decks().size(), players);
    count(faults, "table.starbase.slots", table.starbase().slots().size(), Starbase.SLOTS);
    count(faults, "table.starbase.basics", table.starbase().basics().size(), BASICS);
    count(faults, "table.missions", table.missions().size(), 2);
    if (table.phases().isEmpty()) {
      faults.add(new Fault("table.phases", "no phase is left"));
    }
    ImmutableList<Fault> form = faults.build();
    if (!form.isEmpty()) {
      return form;
    }
    ImmutableList<Fault> phases = PhaseFaults.of(table);
    if (!phases.isEmpty()) {
      return phases;
    }
    ImmutableList<Fault> cards = cards(state);
    if (cards.isEmpty() && !asked(state)) {
      return ImmutableList.of(new Fault("table.phases[0]", "that is not what the effect asks"));
    }
    return cards.isEmpty() && table.is(Scenario.BORG_INVASION) ? borg(state) : cards;
  }

  /** Whether a choice that an effect has opened is the one that it opens. */
  private static boolean asked(DeckbuilderState state) {
    Pile<Phase> phases = state.table().phases();
    return !(phases.top() instanceof Choice choice)
        || !(phases.pop().top() instanceof Run run)
        || Interpreter.asks(state.with(state.table().withPhases(phases.pop())), run, choice);
  }

  /**
   * While the game goes on there is a Borg area, no Hand is full of Borg cards, and who is
   * assimilated has nothing (DB-I-15, DB-I-16, DB-BOR-44).
   */
  private static ImmutableList<Fault> borg(DeckbuilderState state) {
    if (state.table().phases().top() instanceof GameOver) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    if (state.hidden().borg().isEmpty()) {
      faults.add(new Fault("hidden.borg", "without a Borg area the game is lost"));
    }
    for (Seat seat : Seat.first(state.table().players())) {
      long borg =
          state.hand(seat).stream()
              .filter(card -> state.table().def(card).type() == CardType.BORG)
              .count();
      if (borg >= Table.ASSIMILATING) {
        faults.add(new Fault("secrets", seat + " holds too many Borg cards to be in the game"));
      }
      Area area = state.table().area(seat);
      boolean bare =
          state.counts(seat).equals(new Counts(0, 0))
              && area.bridge().isEmpty()
              && area.discard().isEmpty()
              && area.points().isEmpty()
              && area.influence().isEmpty();
      if (area.standing() == Standing.ASSIMILATED && !bare) {
        faults.add(new Fault("table.areas", seat + " is assimilated and has cards"));
      }
    }
    return faults.build();
  }

  /** Every card of the game lies in one place (DB-I-01), and the holdings agree with that. */
  private static ImmutableList<Fault> cards(DeckbuilderState state) {
    if (!Census.same(Census.of(state), Census.expected(state.table()))) {
      return ImmutableList.of(
          new Fault("", "a card of the game is nowhere, twice, or does not belong to it"));
    }
    ImmutableMultiset.Builder<Seat> holders = ImmutableMultiset.builder();
    for (Holding holding : state.table().holdings()) {
      if (!Census.same(lying(state, holding), holding.cards())) {
        return ImmutableList.of(
            new Fault("table.holdings", "the cards of a player are not those that he has"));
      }
      holders.addAll(holding.seats());
    }
    ImmutableList<Seat> seats = Seat.first(state.table().players());
    return holders.build().equals(ImmutableMultiset.copyOf(seats))
        ? ImmutableList.of()
        : ImmutableList.of(new Fault("table.holdings", "each player holds once"));
  }

  private static ImmutableList<CardId> lying(DeckbuilderState state, Holding holding) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Seat seat : holding.seats()) {
      if (seat.number() >= 1 && seat.number() <= state.table().players()) {
        cards.addAll(state.hand(seat));
        cards.addAll(state.hidden().deck(seat));
        cards.addAll(state.table().area(seat).bridge());
        cards.addAll(state.table().area(seat).discard());
      }
    }
    return cards.build();
  }

  private static void count(
      ImmutableList.Builder<Fault> faults, String path, int there, int wanted) {
    if (there != wanted) {
      faults.add(new Fault(path, "there are " + wanted + ", not " + there));
    }
  }
}
