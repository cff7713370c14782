package io.stardeck.engine.contraband;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import java.util.Collections;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;

/** Ids tell nothing. */
final class ContrabandTest {
  private static final Contraband GAME = new Contraband();

  @Example
  void anIdThatASeatHasLostSightOfNeverComesBack() {
    int lost = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Seat watcher = Seat.of(random.nextInt(3));
      Set<CardId> gone = new HashSet<>();
      Set<CardId> seen = new HashSet<>();
      Harbour harbour = GAME.setup(GAME.defaultConfig(2), Chance.seeded(seed)).state();
      while (GAME.outcome(harbour).isEmpty()) {
        ImmutableList<Move> legal = GAME.legalActions(harbour, GAME.toAct(harbour).get(0));
        harbour = GAME.next(harbour, legal.get(random.nextInt(legal.size())));
        Set<CardId> now = new HashSet<>();
        harbour
            .view(watcher)
            .zones()
            .zones()
            .forEach(place -> place.cards().forEach(card -> now.add(card.id())));
        assertThat(Collections.disjoint(now, gone))
            .as("%s has seen none of %s", watcher, now)
            .isTrue();
        seen.removeAll(now);
        gone.addAll(seen);
        lost += seen.size();
        seen = now;
      }
    }
    assertThat(lost).isGreaterThan(100);
  }
}
