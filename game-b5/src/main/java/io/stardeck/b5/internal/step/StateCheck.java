package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The state check (2.5): who is neutralised, and what loses its ground by that. */
public final class StateCheck {
  private static final RuleId DMG_04 = RuleId.of("B5-DMG-04");
  private static final RuleId DMG_12 = RuleId.of("B5-DMG-12");

  private StateCheck() {}

  /**
   * Repeats its passes until nothing changes; then cards say what they say of being neutralised, in
   * the order in which they fell, those that fall by it behind all others ({@code B5-W-25}).
   */
  public static void run(Play<B5State> play) {
    run(play, ImmutableList.of());
  }

  /** As {@link #run(Play)}, after an effect has neutralised those cards ({@code B5-W-25}). */
  public static void run(Play<B5State> play, List<CardId> neutralised) {
    Board before = Boards.of(play);
    if (neutralised.isEmpty() && before.memo().settled()) {
      return;
    }
    List<CardId> fallen = new ArrayList<>(neutralised);
    passes(play, fallen);
    for (int i = 0; i < fallen.size(); i++) {
      if (fallen.indexOf(fallen.get(i)) == i) {
        fallen.addAll(afterFalling(play, fallen.get(i)));
        passes(play, fallen);
      }
    }
    Influence.capAll(play);
    if (Boards.of(play) == before) {
      before.memo().settle();
    }
  }

  private static void passes(Play<B5State> play, List<CardId> fallen) {
    while (pass(play, fallen)) {
      // each pass but the last turns a card down or ends a link, so there are finitely many
    }
  }

  private record Falling(CardId card, int severe) {}

  private static boolean pass(Play<B5State> play, List<CardId> fallen) {
    List<Falling> falling = falling(Boards.of(play));
    for (int i = 0; i < falling.size(); i++) {
      Falling each = falling.get(i);
      Damage.neutralise(play, each.card(), each.severe(), DMG_04);
      fallen.add(each.card());
    }
    boolean changed = !falling.isEmpty();
    ImmutableList<Spot> leaders = Boards.of(play).leaders();
    for (int i = 0; i < leaders.size(); i++) {
      Spot leader = leaders.get(i);
      CardId fleet = leader.card().leading().orElseThrow();
      Spot led = Boards.find(play, fleet);
      if (led != null && led.card().neutralised() && !leader.card().neutralised()) {
        Damage.neutralise(play, leader.id(), 0, DMG_12);
        fallen.add(leader.id());
        changed = true;
      }
      if (led == null || leaderIsDown(play, leader.id())) {
        InPlay.endLeading(play, leader.card());
        changed = true;
      }
    }
    return changed;
  }

  private static boolean leaderIsDown(Play<B5State> play, CardId leader) {
    Spot spot = Boards.find(play, leader);
    return spot == null || spot.card().neutralised();
  }

  /** Those with enough damage, each by the values before this pass ({@code B5-DMG-04}). */
  private static List<Falling> falling(Board board) {
    ImmutableList<Spot> damaged = board.damaged();
    List<Falling> falling = List.of();
    for (int i = 0; i < damaged.size(); i++) {
      if (!Ratings.withstands(board, damaged.get(i))) {
        Card card = damaged.get(i).card();
        falling = falling.isEmpty() ? new ArrayList<>() : falling;
        falling.add(new Falling(card.id(), card.damage() - Ratings.needed(board, damaged.get(i))));
      }
    }
    return falling;
  }

  /** What its text says of being neutralised ({@code B5-W-25}); the cards that fell by it. */
  private static List<CardId> afterFalling(Play<B5State> play, CardId id) {
    Spot spot = Boards.find(play, id);
    return spot == null
        ? List.of()
        : Effects.automatic(play, spot, Trigger.NEUTRALISED, Optional.empty());
  }
}
