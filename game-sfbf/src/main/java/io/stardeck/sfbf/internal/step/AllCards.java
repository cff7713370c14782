package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All action cards of the game shuffled into the Starbase, for the tie-breaks (BF-D-52). */
final class AllCards {
  private AllCards() {}

  /**
   * Takes every card from where it lies, those that the set-up removed apart, and shuffles them.
   * Nobody holds a card afterwards, no card lies on a ship, no phase is under way.
   */
  static void shuffle(Play<BattleForceState> play) {
    Table table = play.state().table();
    ImmutableSet<CardId> removed = ImmutableSet.copyOf(table.removedCards());
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int number = 0; table.exists(CardId.of(number)); number++) {
      if (!removed.contains(CardId.of(number))) {
        cards.add(CardId.of(number));
      }
    }
    ImmutableList.Builder<Fleet> fleets = ImmutableList.builder();
    ImmutableList.Builder<Secrets> secrets = ImmutableList.builder();
    for (int index = 0; index < table.fleets().size(); index++) {
      List<ShipId> hidden = new ArrayList<>();
      fleets.add(bare(table.fleets().get(index), hidden));
      secrets.add(emptyHanded(play.state().secrets().get(index), hidden));
    }
    ImmutableList<CardId> deck = play.shuffle(cards.build());
    play.become(
        new BattleForceState(
            table
                .withFleets(fleets.build())
                .withDiscard(Pile.empty())
                .withEnemyCards(ImmutableList.of())
                .withAttack(Optional.empty())
                .withPhases(Pile.empty()),
            secrets.build(),
            play.state().hidden().withStarbase(Pile.topFirst(deck))));
  }

  /**
   * {@code fleet} without cards on its ships; those of the Reserve that lie face down now leave it
   * for {@code hidden} (BF-INF-03).
   */
  private static Fleet bare(Fleet fleet, List<ShipId> hidden) {
    Fleet bare = fleet;
    for (Row row : Row.values()) {
      ImmutableList.Builder<Ship> ships = ImmutableList.builder();
      for (Ship ship : fleet.row(row)) {
        Ship left =
            ship.withErratic(Optional.empty())
                .withWeasel(Optional.empty())
                .withDisengaged(Optional.empty());
        if (row == Row.RESERVE && left.hides()) {
          hidden.add(left.id());
        } else {
          ships.add(left);
        }
      }
      bare = bare.withRow(row, ships.build());
    }
    return bare;
  }

  private static Secrets emptyHanded(Secrets secrets, List<ShipId> hidden) {
    Iterable<ShipId> ships = Iterables.concat(secrets.ships(), hidden);
    return secrets
        .withHand(ImmutableList.of())
        .withStash(ImmutableList.of())
        .withDrawn(Optional.empty())
        .withDesk(OpenDraft.empty())
        .withShips(ships);
  }
}
