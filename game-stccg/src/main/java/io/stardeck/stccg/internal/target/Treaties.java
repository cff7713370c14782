package io.stardeck.stccg.internal.target;

import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.card.word.Target.Condition;

/** Which cards are treaties. */
final class Treaties {
  private Treaties() {}

  /** Whether {@code card} is a treaty or none, as {@code target} asks. */
  static boolean fits(Target target, CardDef card) {
    boolean treaty = treaty(card);
    return !(Targets.has(target, Condition.TREATY) && !treaty)
        && !(Targets.has(target, Condition.NOT_TREATY) && treaty);
  }

  /** Whether {@code card} is a treaty. */
  static boolean treaty(CardDef card) {
    return card.words().first(Standing.Treaty.class) != null;
  }
}
