package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardIndex;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Scope;
import io.stardeck.deckbuilder.card.word.StaticEffect;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What cards do as long as they are somewhere. */
public final class Statics {
  /** What one modifier adds. */
  public interface Adding {
    /**
     * What {@code modifier} adds.
     *
     * @param seat whose card it is on
     * @param card the card it is on
     * @param asked the card that the question is about, if it is about one
     */
    int of(Sight sight, Seat seat, CardId card, Modifier modifier, @Nullable CardDef asked);
  }

  /**
   * What is summed up. Made once: no object is made for a question asked so often.
   *
   * @param subject what the modifiers change that count
   * @param adding what each of them adds
   */
  public record Measure(Modifier.Subject subject, Adding adding) {
    /** The same, which tells {@code each} card what it adds. */
    Measure telling(BiConsumer<CardId, Integer> each) {
      return new Measure(
          subject,
          (sight, seat, card, modifier, asked) -> {
            int added = adding.of(sight, seat, card, modifier, asked);
            each.accept(card, added);
            return added;
          });
    }
  }

  private static final ImmutableList<Measure> EXEMPTIONS = exemptions();

  private Statics() {}

  private static ImmutableList<Measure> exemptions() {
    ImmutableList.Builder<Measure> measures = ImmutableList.builder();
    for (Modifier.Rule rule : Modifier.Rule.values()) {
      measures.add(
          new Measure(
              Modifier.Subject.RULE,
              (sight, seat, card, modifier, asked) ->
                  modifier instanceof Modifier.Exemption exemption && exemption.rule() == rule
                      ? 1
                      : 0));
    }
    return measures.build();
  }

  /** What the cards of {@code seat} add that work now, together. */
  public static int sum(Sight sight, Seat seat, Measure measure) {
    return sum(sight, seat, measure, null);
  }

  /** The same for a question about a card. */
  static int sum(Sight sight, Seat seat, Measure measure, @Nullable CardDef asked) {
    if (!any(sight, seat, measure.subject)) {
      return 0;
    }
    Area area = sight.table().area(seat);
    int sum = all(sight, seat, area.bridge(), AbilityZone.BRIDGE, measure, asked);
    @Nullable Ship ship = area.ship();
    if (ship != null) {
      sum += one(sight, seat, ship.card(), AbilityZone.FLAGSHIP, measure, asked);
    }
    if (startingEffects(sight.table(), seat)) {
      sum += one(sight, seat, area.starting(), AbilityZone.STARTING_EFFECT, measure, asked);
    }
    sum += all(sight, seat, area.points(), AbilityZone.POINTS, measure, asked);
    return sum + all(sight, seat, area.influence(), AbilityZone.INFLUENCE, measure, asked);
  }

  /** Whether {@code seat} has a card that may change that from where it lies. */
  static boolean any(Sight sight, Seat seat, Modifier.Subject subject) {
    CardIndex index = sight.table().config().cardSet().index();
    Area area = sight.table().area(seat);
    @Nullable Ship ship = area.ship();
    return any(index, area.bridge(), subject, AbilityZone.BRIDGE)
        || ship != null && index.changes(ship.card().number(), subject, AbilityZone.FLAGSHIP)
        || index.changes(area.starting().number(), subject, AbilityZone.STARTING_EFFECT)
        || any(index, area.points(), subject, AbilityZone.POINTS)
        || any(index, area.influence(), subject, AbilityZone.INFLUENCE);
  }

  private static boolean any(
      CardIndex index, ImmutableList<CardId> cards, Modifier.Subject subject, AbilityZone zone) {
    if (index.changes(subject, zone)) {
      for (int i = 0; i < cards.size(); i++) {
        if (index.changes(cards.get(i).number(), subject, zone)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether {@code rule} does not hold for {@code seat}. */
  public static boolean exempt(Sight sight, Seat seat, Modifier.Rule rule) {
    return sum(sight, seat, EXEMPTIONS.get(rule.ordinal())) > 0;
  }

  /** Whether the effect of the starting Starship of {@code seat} is used ({@code DB-BOR-73}). */
  public static boolean startingEffects(Table table, Seat seat) {
    return table.config().startingEffects() && table.area(seat).standing() != Standing.ASSIMILATED;
  }

  private static int all(
      Sight sight,
      Seat seat,
      ImmutableList<CardId> cards,
      AbilityZone zone,
      Measure measure,
      @Nullable CardDef asked) {
    int sum = 0;
    for (int i = 0; i < cards.size(); i++) {
      sum += one(sight, seat, cards.get(i), zone, measure, asked);
    }
    return sum;
  }

  private static int one(
      Sight sight,
      Seat seat,
      CardId card,
      AbilityZone zone,
      Measure measure,
      @Nullable CardDef asked) {
    CardSet set = sight.table().config().cardSet();
    if (!set.index().changes(card.number(), measure.subject, zone)) {
      return 0;
    }
    ImmutableList<StaticEffect> statics = set.copy(card.number()).statics();
    int sum = 0;
    for (int i = 0; i < statics.size(); i++) {
      StaticEffect effect = statics.get(i);
      if (effect.zone() == zone
          && effect.modifier().changes() == measure.subject
          && works(sight, seat, card, effect)) {
        sum += measure.adding.of(sight, seat, card, effect.modifier(), asked);
      }
    }
    return sum;
  }

  private static boolean works(Sight sight, Seat seat, CardId card, StaticEffect effect) {
    boolean battle = effect.scope().orElse(Scope.ALWAYS) == Scope.BATTLE;
    return (!battle || sight.table().inBattle(seat))
        && (effect.condition().isEmpty()
            || Conditions.hold(sight, Bindings.of(seat, card), effect.condition().get()));
  }
}
