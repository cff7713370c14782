package org.example.ferry;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.zone.Zoned;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** All laws that a game obeys. */
final class FerryLawsTest implements GameLaws<Rules, Crossing, Move, Crossing.Sight> {
  @Override
  public Ferry game() {
    return new Ferry();
  }

  @Override
  public Arbitrary<Rules> configs() {
    return Combinators.combine(
            Arbitraries.integers().between(2, 4), Arbitraries.integers().between(1, 4))
        .as(Rules::new);
  }

  /** What a seat cannot know; each part has to come out otherwise when it is dealt anew. */
  @Override
  public ImmutableMap<String, Object> hidden(Crossing state, Seat seat) {
    ImmutableMap.Builder<String, Object> parts = ImmutableMap.builder();
    parts.put("the generator", state.chance());
    for (Seat other : state.seats()) {
      if (!other.equals(seat) && state.zones().size(Places.hand(other)) > 0) {
        parts.put("hand of " + other, state.zones().cards(Places.hand(other)));
      }
    }
    return parts.buildOrThrow();
  }

  @Override
  public ImmutableList<Zoned<Crossing, ?>> dealers() {
    return ImmutableList.of(Cards.DEALER);
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class);
  }

  /** A game of Ferry is short, and a few show all of it. */
  @Override
  public int depth() {
    return 30;
  }

  @Override
  public int wholeGames() {
    return 3;
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action exchange", "action pass", "event taken", "phase exchanging");
  }
}
