package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Trigger;

/** The outermost lists of effects of a card, in the order in which they are written. */
final class EffectLists {
  private EffectLists() {}

  static ImmutableList<ImmutableList<Effect>> of(CardDef card) {
    ImmutableList.Builder<ImmutableList<Effect>> lists = ImmutableList.builder();
    if (card instanceof DilemmaDef dilemma) {
      lists.add(dilemma.always());
      lists.add(dilemma.onFail());
      lists.add(dilemma.onPass());
    }
    if (card instanceof ArtifactDef artifact) {
      artifact.event().ifPresent(event -> words(event, lists));
      artifact.interrupt().ifPresent(interrupt -> words(interrupt, lists));
      words(artifact, lists);
    } else {
      words(card.words(), lists);
    }
    return lists.build();
  }

  private static void words(Words words, ImmutableList.Builder<ImmutableList<Effect>> lists) {
    lists.add(words.effects());
    lists.add(words.atZero());
    for (Trigger trigger : words.triggers()) {
      lists.add(trigger.effects());
    }
    for (Standing standing : words.standing()) {
      if (standing instanceof ShipStanding.Course course) {
        lists.add(course.arrival());
      }
    }
  }
}
