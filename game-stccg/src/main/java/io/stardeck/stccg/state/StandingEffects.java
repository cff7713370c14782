package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.word.Copies;
import io.stardeck.stccg.card.word.Standing;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * The standing effects in force: of cards that lie in play, and of what cards have brought about.
 * They are worked out once, and a {@link Table} keeps them until something else lies there.
 */
@Value.Immutable(builder = false, copy = false)
abstract class StandingEffects {
  @Value.Parameter
  abstract CardSet cards();

  @Value.Parameter
  abstract ImmutableList<Lying> lying();

  @Value.Parameter
  abstract ImmutableList<Lasting> lasting();

  /** Whether they are what those lists bring about. */
  boolean of(ImmutableList<Lying> cards, ImmutableList<Lasting> others) {
    return lying() == cards && lasting() == others;
  }

  /** All of that kind, in the order in which they came into play. */
  @SuppressWarnings("unchecked") // keyed by the type of what holds
  <T extends Standing> ImmutableList<InForce<T>> all(Class<T> kind) {
    return (ImmutableList<InForce<T>>) (ImmutableList<?>) byKind().get(kind);
  }

  @Value.Lazy
  ImmutableListMultimap<Class<?>, InForce<?>> byKind() {
    ImmutableListMultimap.Builder<Class<?>, InForce<?>> all = ImmutableListMultimap.builder();
    for (int i = 0; i < lying().size(); i++) {
      Lying card = lying().get(i);
      @Nullable CardDef def = cards().find(card.card().def());
      if (def != null) {
        InForce.Source source =
            new InForce.Source(
                def.id(),
                Optional.of(card.id()),
                card.controller(),
                card.on(),
                card.counted(),
                card.turned());
        boolean first = def.words().cumulative() || first(lying(), i);
        for (Standing what : def.words().standing()) {
          if (first || acts(what.copies(), i)) {
            all.put(what.getClass(), new InForce<>(what, source));
          }
        }
      }
    }
    for (int i = 0; i < lasting().size(); i++) {
      Lasting brought = lasting().get(i);
      @Nullable CardDef def = cards().find(brought.by());
      if (def == null || def.words().cumulative() || first(i)) {
        InForce.Source source =
            new InForce.Source(
                brought.by(), Optional.empty(), brought.controller(), brought.on(), 0, false);
        all.put(brought.what().getClass(), new InForce<>(brought.what(), source));
      }
    }
    return all.build();
  }

  /** Whether a card that is not the first of its kind there has the effect all the same. */
  private boolean acts(Copies copies, int index) {
    return switch (copies) {
      case FIRST -> false;
      case FIRST_OF_EACH_PLAYER -> firstOfItsPlayer(index);
      case EACH -> true;
    };
  }

  /** Whether its player has no equal card there before it. */
  private boolean firstOfItsPlayer(int index) {
    Seat seat = lying().get(index).controller();
    ImmutableList<Lying> own =
        Lists.filter(lying().subList(0, index + 1), card -> card.controller().equals(seat));
    return first(own, own.size() - 1);
  }

  /** Whether no copy of the card has brought about the same before ({@code ST-TRM-03}). */
  private boolean first(int index) {
    Lasting brought = lasting().get(index);
    for (int i = 0; i < index; i++) {
      Lasting other = lasting().get(i);
      if (other.by().equals(brought.by())
          && other.on().equals(brought.on())
          && other.what().equals(brought.what())) {
        return false;
      }
    }
    return true;
  }

  /** Whether no equal card lies on the same thing before this one ({@code ST-TRM-03}). */
  static boolean first(ImmutableList<Lying> lying, int index) {
    Lying card = lying.get(index);
    for (int i = 0; i < index; i++) {
      Lying other = lying.get(i);
      if (other.on().equals(card.on()) && other.card().def().equals(card.card().def())) {
        return false;
      }
    }
    return true;
  }
}
