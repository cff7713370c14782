package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.turn.PlayOn.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class OffersTest {
  @Rule({"DB-GEN-08", "DB-GEN-11", "DB-GEN-07"})
  @Property(tries = 20)
  void whatIsOfferedIsWhatIsAcceptedAmongAllActionsThereAre(
      @ForAll @IntRange(max = 100_000) int seed,
      @ForAll @Size(max = 60) List<@IntRange(max = 999) Integer> numbers) {
    DeckbuilderState state = PlayOn.begin(Given.BUSY, 2, seed);
    for (int number : numbers) {
      if (GAME.outcome(state).isPresent()) {
        break;
      }
      assertThat(PlayOn.legal(state)).isNotEmpty();
      state = GAME.apply(state, PlayOn.pick(state, number)).state();
    }
    for (Seat seat : Seat.first(2)) {
      ImmutableList<DeckbuilderAction> offered = GAME.legalActions(state, seat);
      assertThat(offered).doesNotHaveDuplicates();
      if (!GAME.toAct(state).contains(seat)) {
        assertThat(offered).isEmpty();
      }
      for (DeckbuilderAction action : all(state, seat)) {
        assertThat(GAME.apply(state, action).accepted())
            .as("%s", action)
            .isEqualTo(offered.contains(action));
      }
      for (DeckbuilderAction action : offered) {
        assertThat(GAME.check(state, action)).isEmpty();
      }
    }
  }

  /** Every action of {@code seat} but choices, with every card and number there is. */
  private static ImmutableList<DeckbuilderAction> all(DeckbuilderState state, Seat seat) {
    ImmutableList.Builder<DeckbuilderAction> all = ImmutableList.builder();
    all.add(new EndTurn(seat), new Explore(seat), new Resolve(seat), new Pass(seat));
    all.add(new Declare(seat, Means.COMBAT), new Declare(seat, Means.DIPLOMACY));
    for (Basic kind : Basic.values()) {
      all.add(new GainBasic(seat, kind));
    }
    for (int number = -1; number <= 10; number++) {
      all.add(new GainSlot(seat, number), new Search(seat, number), new Repair(seat, number));
    }
    for (int number = 0; number <= state.table().config().cardSet().copies(); number++) {
      CardId card = CardId.of(number);
      all.add(new PlayCard(seat, card), new TrashPhase(seat, card));
      all.add(new CompleteMission(seat, card));
      all.add(new UseEffect(seat, card, 0), new UseEffect(seat, card, 1));
    }
    return all.build();
  }
}
