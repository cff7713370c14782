package io.stardeck.sfbf.internal.step;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;
import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Places;
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
   *
   * @param rule the tie-break that asks for it
   */
  static void shuffle(Play<BattleForceState> play, RuleId rule) {
    Table table = play.state().table();
    ImmutableSet<CardId> removed = ImmutableSet.copyOf(table.removedCards());
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int number = 0; table.exists(CardId.of(number)); number++) {
      if (!removed.contains(CardId.of(number))) {
        cards.add(CardId.of(number));
      }
    }
    for (int index = 0; index < table.fleets().size(); index++) {
      bare(play, Seat.at(index));
    }
    CARDS.all(play, Places.STARBASE).away();
    CARDS.bring(play, Places.STARBASE, cards.build(), Audience.nobody());
    CARDS.shuffle(play, Places.STARBASE);
    play.become(
        play.state()
            .with(
                play.state()
                    .table()
                    .withDiscard(Pile.empty())
                    .withEnemyCards(ImmutableList.of())
                    .withAttack(Optional.empty())
                    .withPhases(Pile.empty())));
    play.tell(rule, new DeckReshuffled(false, play.state().starbase()));
  }

  /** Takes the cards of {@code seat}, held or on ships. */
  private static void bare(Play<BattleForceState> play, Seat seat) {
    List<ShipId> hidden = new ArrayList<>();
    Fleet fleet = bare(play.state().table().fleet(seat), hidden);
    Secrets secrets = play.state().secrets(seat);
    play.become(
        play.state()
            .with(seat, fleet)
            .with(seat, secrets.withDrawn(Optional.empty()).withDesk(OpenDraft.empty())));
    SHIPS.bring(play, Places.faceDown(seat), hidden, Audience.everyone());
    if (play.state().isPlayer(seat)) {
      CARDS.all(play, Places.hand(seat)).away();
      CARDS.all(play, Places.stash(seat)).away();
    }
  }

  /**
   * {@code fleet} without cards on its ships; those of the Reserve that lie face down now leave it
   * for {@code hidden} (BF-INF-03).
   */
  private static Fleet bare(Fleet fleet, List<ShipId> hidden) {
    Fleet bare = fleet;
    for (Row row : Row.ALL) {
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
}
