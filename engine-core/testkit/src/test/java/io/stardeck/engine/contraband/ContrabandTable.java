package io.stardeck.engine.contraband;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.Subject;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Zoned;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Contraband, or a version of it, as the laws want to see it. */
interface ContrabandTable extends Subject<Config, Harbour, Move, Harbour.View> {
  @Override
  default Game<Config, Harbour, Move, Harbour.View> game() {
    return new Contraband();
  }

  @Override
  default Arbitrary<Config> configs() {
    Arbitrary<ImmutableList<Face>> deck =
        Arbitraries.of(Config.FACES)
            .list()
            .ofSize(Config.DECK)
            .filter(faces -> faces.stream().filter(Config.GOLD::equals).count() <= Config.MOST_GOLD)
            .map(ImmutableList::sortedCopyOf);
    return Combinators.combine(
            deck.list().ofMinSize(2).ofMaxSize(3), Arbitraries.integers().between(3, 12))
        .as((decks, rounds) -> new Config(ImmutableList.copyOf(decks), rounds));
  }

  @Override
  default ImmutableMap<String, Object> hidden(Harbour harbour, Seat seat) {
    ImmutableMap.Builder<String, Object> parts = ImmutableMap.builder();
    parts.put("the generator", harbour.chance());
    for (Seat other : Seat.first(harbour.players())) {
      if (!other.equals(seat)) {
        parts.put("deck list of " + other, harbour.config().decks().get(other.index()));
      }
      if (harbour.zones().size(Places.deck(other)) > 2) {
        parts.put("deck of " + other, harbour.zones().cards(Places.deck(other)));
      }
    }
    return parts.buildOrThrow();
  }

  @Override
  default ImmutableList<Zoned<Harbour, ?>> dealers() {
    return ImmutableList.of(Cards.DEALER);
  }

  @Override
  default ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class);
  }

  @Override
  default ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of(
        "action stash", "action bury", "event looked", "event renamed", "event mixed");
  }
}
