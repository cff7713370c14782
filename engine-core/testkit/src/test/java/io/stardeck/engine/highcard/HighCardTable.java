package io.stardeck.engine.highcard;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.Renaming;
import io.stardeck.engine.testkit.Subject;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** High card, or a version of it, as the laws want to see it. */
interface HighCardTable extends Subject<Deal.Config, Deal, Move, Deal.View> {
  @Override
  default Game<Deal.Config, Deal, Move, Deal.View> game() {
    return new HighCard();
  }

  @Override
  default Arbitrary<Deal.Config> configs() {
    return Combinators.combine(
            Arbitraries.integers().between(2, 4), Arbitraries.integers().between(1, 4))
        .as(Deal.Config::new);
  }

  @Override
  default ImmutableList<Invariant<Deal>> invariants() {
    return ImmutableList.of(
        new Invariant<>(
            "each card is in one place",
            deal -> deal.cards().equals(deal.open().config().cards())));
  }

  @Override
  default ImmutableMap<String, Object> hidden(Deal deal, Seat seat) {
    ImmutableMap.Builder<String, Object> parts = ImmutableMap.builder();
    parts.put("the generator", deal.chance());
    if (deal.deck().size() > 1) {
      parts.put("the deck", deal.deck());
    }
    for (Seat other : Seat.first(deal.hands().size())) {
      if (!other.equals(seat) && !deal.hand(other).isEmpty()) {
        parts.put("hand of " + other, deal.hand(other));
      }
    }
    return parts.buildOrThrow();
  }

  /** Everybody moves some seats on. */
  @Override
  default Optional<UnaryOperator<JsonNode>> renaming(Deal deal, Random random) {
    int seats = deal.hands().size();
    int steps = 1 + random.nextInt(seats - 1);
    UnaryOperator<JsonNode> seat = old -> IntNode.valueOf((old.intValue() - 1 + steps) % seats + 1);
    UnaryOperator<JsonNode> list = Renaming.rotated(steps);
    return Optional.of(
        Renaming.fields(
            ImmutableMap.of(
                "seat", seat, "actor", seat, "hands", list, "points", list, "table", list)));
  }

  @Override
  default ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class);
  }

  @Override
  default ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action draw", "action play-card", "phase turn", "event round-won");
  }
}
