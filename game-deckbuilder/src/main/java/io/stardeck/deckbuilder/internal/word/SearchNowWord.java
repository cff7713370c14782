package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.event.CardEvent.CardSearched;
import io.stardeck.deckbuilder.internal.step.Slots;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/** SEARCH_NOW: all cards leave first, then the slots are filled (DB-SBS-06). */
final class SearchNowWord implements Word<CardEffect.SearchNow> {
  private static final RuleId SBS_02 = RuleId.of("DB-SBS-02");
  private static final Selector SLOTS = Selector.all(Zone.SEARCH_AREA);

  @Override
  public @Nullable Question ask(DeckbuilderState state, CardEffect.SearchNow effect, Run run) {
    int n = effect.n().orElse(Starbase.SLOTS);
    if (n >= Starbase.SLOTS || run.progress().answers().size() >= n) {
      return null;
    }
    return new Question.PickCard(SLOTS, run.target(), run.bindings(), picked(run), false);
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.SearchNow effect, Run run) {
    ImmutableList<CardId> picked = picked(run);
    boolean all = effect.n().orElse(Starbase.SLOTS) >= Starbase.SLOTS;
    ImmutableList<Slot> slots = play.state().table().starbase().slots();
    for (int i = 0; i < slots.size(); i++) {
      boolean leaves =
          slots.get(i).card().isPresent() && (all || picked.contains(slots.get(i).card().get()));
      if (leaves) {
        CardId card = slots.get(i).card().get();
        Slots.discard(play, i);
        play.tell(SBS_02, new CardSearched(run.target(), i, card));
      }
    }
    Slots.refill(play);
  }

  private static ImmutableList<CardId> picked(Run run) {
    ImmutableList.Builder<CardId> picked = ImmutableList.builder();
    for (Answer option : run.progress().answers()) {
      if (option instanceof Answer.Card card) {
        picked.add(card.card());
      }
    }
    return picked.build();
  }
}
