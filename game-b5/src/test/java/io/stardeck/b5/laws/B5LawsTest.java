package io.stardeck.b5.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Zoned;
import net.jqwik.api.Arbitrary;

/** The laws, over two to four factions, both shipped sets, and other numbers. */
@Rule({
  "B5-I-01", "B5-I-02", "B5-I-03", "B5-I-04", "B5-I-05", "B5-I-06", "B5-I-07", "B5-I-08", "B5-I-09",
  "B5-I-11", "B5-I-16", "B5-I-22", "B5-I-23", "B5-I-24", "B5-I-29", "B5-I-34", "B5-I-35"
})
final class B5LawsTest implements GameLaws<B5Config, B5State, B5Action, B5View> {
  @Override
  public B5Game game() {
    return new B5Game();
  }

  @Override
  public Arbitrary<B5Config> configs() {
    return Configs.any();
  }

  @Override
  public ImmutableList<Invariant<B5State>> invariants() {
    return B5Invariants.ALL;
  }

  @Override
  public ImmutableMap<String, Object> hidden(B5State state, Seat seat) {
    ImmutableMap.Builder<String, Object> hidden = ImmutableMap.builder();
    for (int i = 0; i < state.board().players(); i++) {
      Seat other = Seat.at(i);
      if (state.zones().size(Places.deck(other)) > 5) {
        hidden.put("deck of " + other, state.zones().cards(Places.deck(other)));
      }
    }
    return hidden.buildOrThrow();
  }

  @Override
  public ImmutableList<Zoned<B5State, ?>> dealers() {
    return ImmutableList.of(Cards.DEALER);
  }

  @Override
  public int wholeGames() {
    return 10;
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(B5Frame.class);
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action sponsor", "action attack");
  }
}
