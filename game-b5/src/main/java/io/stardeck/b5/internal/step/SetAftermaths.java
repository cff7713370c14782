package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.EVT_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.event.CardEvent.AftermathSet;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Faction.Under;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Transfer;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Aftermaths that lie face down under cards ({@code B5-EVT-04}). Those under one card lie together,
 * so that nobody else sees which of them is taken away.
 */
public final class SetAftermaths {
  private SetAftermaths() {}

  /** An aftermath of the own hand is set, face down ({@code B5-EVT-04}). */
  public static void set(Play<B5State> play, Seat seat, CardId card, Optional<CardId> host) {
    Under under = new Under(host);
    ImmutableList<Under> all = Boards.of(play).faction(seat).setUnder();
    int last = all.lastIndexOf(under);
    int position = last < 0 ? all.size() : last + 1;
    Cards.DEALER
        .card(play, Places.hand(seat), card)
        .forgetting(face -> FaceDown.mayBe(play, face, Kind.AFTERMATH))
        .to(Places.set(seat), position)
        .tell(EVT_04, shown -> new AftermathSet(seat, host, shown));
    ImmutableList<Under> more =
        ImmutableList.<Under>builder()
            .addAll(all.subList(0, position))
            .add(under)
            .addAll(all.subList(position, all.size()))
            .build();
    Boards.change(play, seat, now -> now.withSetUnder(more));
  }

  /** Those under that card, or under the hidden agenda of {@code seat} alone, are discarded. */
  static void discardUnder(Play<B5State> play, Optional<CardId> host, RuleId rule) {
    for (Seat seat : Boards.of(play).seats()) {
      discardUnder(play, seat, host, rule);
    }
  }

  /** Those of one player under that card are discarded; without a card, under the agenda. */
  public static void discardUnder(
      Play<B5State> play, Seat seat, Optional<CardId> host, RuleId rule) {
    discard(play, seat, under -> under.host().equals(host), rule);
  }

  /** All of one player are discarded ({@code B5-FRM-41}). */
  public static void discardAll(Play<B5State> play, Seat seat, RuleId rule) {
    discard(play, seat, under -> true, rule);
  }

  private static void discard(Play<B5State> play, Seat seat, Predicate<Under> which, RuleId rule) {
    ImmutableList<Under> all = Boards.of(play).faction(seat).setUnder();
    for (int i = all.size() - 1; i >= 0; i--) {
      if (which.test(all.get(i))) {
        InPlay.toDiscard(play, take(play, seat, i), rule);
      }
    }
  }

  /** The agenda that was hidden lies face up now: what was under it lies under that card. */
  public static void move(Play<B5State> play, Seat seat, CardId agenda) {
    ImmutableList.Builder<Under> moved = ImmutableList.builder();
    for (Under under : Boards.of(play).faction(seat).setUnder()) {
      moved.add(under.host().isPresent() ? under : new Under(Optional.of(agenda)));
    }
    Boards.change(play, seat, now -> now.withSetUnder(moved.build()));
  }

  /** The one at that position, to be moved; all others stay where they lie. */
  public static Transfer<B5State, CardId> take(Play<B5State> play, Seat seat, int position) {
    Boards.change(play, seat, now -> now.withSetUnder(Lists.without(now.setUnder(), position)));
    return Cards.DEALER.at(play, Places.set(seat), position);
  }
}
