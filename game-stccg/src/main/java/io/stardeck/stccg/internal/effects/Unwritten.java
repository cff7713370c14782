package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.card.word.PersonEffect;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** Words that nobody has written yet: they are passed over. None of them is in a finished game. */
final class Unwritten {
  private static final ImmutableSet<Class<? extends Effect>> WRITTEN =
      ImmutableSet.of(
          PersonEffect.Kill.class,
          PersonEffect.Stop.class,
          PersonEffect.Disable.class,
          CardEffect.HandUnderDeck.class,
          CardEffect.ShuffleDeck.class,
          CardEffect.Recover.class,
          CardEffect.SearchDeck.class,
          CardEffect.DiscardHand.class,
          GameEffect.LosePoints.class,
          GameEffect.EndTurn.class,
          GameEffect.DiscardSelf.class,
          GameEffect.Count.class,
          GameEffect.TurnOver.class,
          ShipEffect.Damage.class,
          ShipEffect.Destroy.class,
          ShipEffect.Discard.class,
          ShipEffect.Repair.class,
          ShipEffect.Cloak.class,
          ShipEffect.Decloak.class,
          CardEffect.Draw.class,
          GameEffect.Score.class,
          GameEffect.EndAttempt.class,
          GameEffect.If.class,
          GameEffect.Choose.class);

  private Unwritten() {}

  static ImmutableList<StccgWord<?>> words() {
    ImmutableList.Builder<StccgWord<?>> words = ImmutableList.builder();
    for (Class<? extends Effect> word : SealedFamily.leaves(Effect.class)) {
      if (!WRITTEN.contains(word)) {
        words.add(new Passing<>(word));
      }
    }
    return words.build();
  }

  private record Passing<E extends Effect>(Class<E> effect) implements StccgWord<E> {
    @Override
    public void perform(Play<StccgState> play, E effect, Effects run) {
      // nothing
    }
  }
}
