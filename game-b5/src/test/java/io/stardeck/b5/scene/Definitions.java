package io.stardeck.b5.scene;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ImmutableCardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;

/** Cards made for a test, described only by what matters. */
public final class Definitions {
  private Definitions() {}

  /** A card of that kind, multiple, without ratings. */
  public static ImmutableCardDef.Builder card(String id, Kind kind) {
    return CardDef.builder().id(id).title(id).kind(kind).multiple(true);
  }

  /** A character with those ratings: Diplomacy, Intrigue, Psi, Leadership. */
  public static ImmutableCardDef.Builder character(String id, Race race, int cost, int... ratings) {
    ImmutableCardDef.Builder card = card(id, Kind.CHARACTER).race(race).cost(cost);
    for (int i = 0; i < ratings.length; i++) {
      if (ratings[i] > 0) {
        card.putAbilities(Ability.values()[i], ratings[i]);
      }
    }
    return card;
  }

  /** A fleet with that Military. */
  public static ImmutableCardDef.Builder fleet(String id, Race race, int cost, int military) {
    return card(id, Kind.FLEET).race(race).cost(cost).putAbilities(Ability.MILITARY, military);
  }

  /** An event that does so when it is played. */
  public static CardDef event(String id, Operation... operations) {
    return card(id, Kind.EVENT)
        .addEffects(Effect.builder().trigger(Trigger.PLAY).addOperations(operations).build())
        .build();
  }

  /** More Diplomacy for that card, or less. */
  public static Raise diplomacy(Target target, int number) {
    return new Raise(target, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(number));
  }
}
