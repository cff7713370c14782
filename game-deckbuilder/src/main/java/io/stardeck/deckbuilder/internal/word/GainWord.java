package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Gains;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** GAIN, without XP (DB-EFF-08). */
final class GainWord extends PickingWord<CardEffect.Gain> {
  private static final RuleId EFF_08 = RuleId.of("DB-EFF-08");
  private static final int MOST = Integer.MAX_VALUE;

  @Override
  public Amount counted(CardEffect.Gain effect) {
    return effect.n();
  }

  /** Only cards of the Starbase, and only those with a cost. */
  @Override
  Selector sel(DeckbuilderState state, CardEffect.Gain effect, Run run) {
    Selector sel =
        effect.sel().in(Optional.of(offered(effect.sel()))).priced(effect.maxCost().orElse(MOST));
    return Selections.placeable(state.table(), sel, run.target(), to(effect));
  }

  @Override
  boolean mayStop(CardEffect.Gain effect) {
    return effect.optional().orElse(false);
  }

  @Override
  void act(Play<DeckbuilderState> play, CardEffect.Gain effect, Run run, Found found) {
    Gains.oneOfSeveral(play, run.target(), found.card(), to(effect), EFF_08);
  }

  private static Destination to(CardEffect.Gain effect) {
    return effect.to().orElse(Destination.DISCARD);
  }

  /** The part of the Starbase that {@code sel} looks into; all of it if it names none. */
  static Zones offered(Selector sel) {
    boolean slots = sel.looksInto(Zone.SEARCH_AREA);
    boolean piles = sel.looksInto(Zone.BASIC_PILES);
    if (slots == piles) {
      return new Zones(ImmutableSet.of(Zone.SEARCH_AREA, Zone.BASIC_PILES));
    }
    return Zones.of(slots ? Zone.SEARCH_AREA : Zone.BASIC_PILES);
  }
}
