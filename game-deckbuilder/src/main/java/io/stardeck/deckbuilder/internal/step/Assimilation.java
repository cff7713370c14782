package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.ScenarioEvent.PlayerAssimilated;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Who holds too many Borg cards leaves the game (DB-BOR-44, 45, 91). */
public final class Assimilation {
  private static final RuleId BOR_44 = RuleId.of("DB-BOR-44");
  private static final RuleId BOR_45 = RuleId.of("DB-BOR-45");
  private static final RuleId BOR_72 = RuleId.of("DB-BOR-72");

  private Assimilation() {}

  /**
   * How many more Borg cards {@code seat} would have to take into their Hand to be assimilated;
   * more than there are where no Borg are in the game.
   */
  static int room(DeckbuilderState state, Seat seat) {
    if (!state.table().is(Scenario.BORG_INVASION)) {
      return Integer.MAX_VALUE;
    }
    int room = Table.ASSIMILATING;
    ImmutableList<CardId> hand = state.hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      room -= borg(state.table(), hand.get(i)) ? 1 : 0;
    }
    return room;
  }

  /** Whether {@code card} is a Borg card. */
  static boolean borg(Table table, CardId card) {
    return table.def(card).type() == CardType.BORG;
  }

  /**
   * Assimilates {@code seat} if their Hand is full of Borg cards: to be asked after each single
   * card that has come there (DB-BOR-91).
   */
  static void check(Play<DeckbuilderState> play, Seat seat) {
    if (room(play.state(), seat) <= 0 && !play.over()) {
      assimilate(play, seat);
    }
  }

  /** They leave the game with all their cards (DB-BOR-44, DB-D-56). */
  private static void assimilate(Play<DeckbuilderState> play, Seat seat) {
    DeckbuilderState state = play.state();
    Area area = state.table().area(seat);
    ImmutableList.Builder<CardId> held = ImmutableList.builder();
    held.addAll(CARDS.all(play, Places.hand(seat)).away());
    held.addAll(CARDS.all(play, Places.deck(seat)).away());
    held.addAll(area.bridge()).addAll(area.discard());
    ImmutableList<CardId> dealt = held.build();
    ImmutableList.Builder<CardId> won = ImmutableList.builder();
    area.flagship().ifPresent(ship -> won.add(ship.card()));
    won.addAll(area.points()).addAll(area.influence());
    Battles.leave(play, seat);
    empty(play, seat);
    // By number: the order of the Deck is told to nobody.
    ImmutableList<CardId> gone =
        ImmutableList.sortedCopyOf(CardId.BY_NUMBER, Lists.plusAll(dealt, won.build()));
    Table table = play.state().table();
    play.become(play.state().with(table.withRemoved(Lists.plusAll(table.removed(), gone))));
    play.tell(BOR_44, new PlayerAssimilated(seat, gone));
    passOn(play, seat);
  }

  private static void empty(Play<DeckbuilderState> play, Seat seat) {
    Area area = play.state().table().area(seat);
    play.become(
        play.state()
            .with(
                seat,
                area.withBridge(ImmutableList.of())
                    .withDiscard(ImmutableList.of())
                    .withShip(null)
                    .withPoints(ImmutableList.of())
                    .withInfluence(ImmutableList.of())
                    .withStanding(Standing.ASSIMILATED)
                    .withTally(Tally.NONE)));
  }

  /**
   * The lead passes on; without anybody left the team has lost (DB-BOR-45, DB-BOR-72). With the
   * last card of the Borg area nobody wins: all lose (DB-BOR-40).
   */
  private static void passOn(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    if (!Teams.left(table, seat).isEmpty()) {
      if (table.turnPlayer().equals(seat)) {
        play.become(play.state().with(table.turn().withPlayer(Teams.after(table, seat))));
      }
      return;
    }
    if (play.state().borgArea() == 0) {
      return;
    }
    ImmutableList.Builder<ImmutableList<Seat>> builder = ImmutableList.builder();
    for (ImmutableList<Seat> team : table.config().teamsInForce()) {
      if (!Teams.left(table, team.get(0)).isEmpty()) {
        builder.add(team);
      }
    }
    ImmutableList<ImmutableList<Seat>> left = builder.build();
    if (left.isEmpty()) {
      Ending.end(play, ImmutableList.of(), BOR_45);
    } else if (left.size() == 1) {
      Ending.end(play, left.get(0), BOR_72);
    }
  }
}
