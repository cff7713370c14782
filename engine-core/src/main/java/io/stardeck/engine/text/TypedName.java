package io.stardeck.engine.text;

import com.google.common.base.Ascii;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Numbered;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * What a person types who means something by its name: the whole of it, or its beginning. Whoever
 * types a whole name means nothing else that only begins so.
 *
 * @param typed what was typed, in letters of any case
 */
public record TypedName(String typed) {
  /** The card whose id in the game was typed, such as {@code c12}, whether or not there is one. */
  public Optional<CardId> card() {
    int number = Numbered.parse('c', typed);
    return number >= 0 && number < CardId.MOST ? Optional.of(CardId.of(number)) : Optional.empty();
  }

  /** The first of {@code all} with that whole name, or else the first whose name begins so. */
  public <T> Optional<T> in(Iterable<? extends T> all, Function<? super T, String> name) {
    Optional<T> whole = whole(all, name);
    return whole.isPresent() ? whole : first(all, name, String::startsWith);
  }

  /** The first of {@code all} with that whole name. */
  public <T> Optional<T> whole(Iterable<? extends T> all, Function<? super T, String> name) {
    return first(all, name, String::equals);
  }

  private <T> Optional<T> first(
      Iterable<? extends T> all,
      Function<? super T, String> name,
      BiPredicate<String, String> meant) {
    String wanted = Ascii.toLowerCase(typed);
    for (T each : all) {
      if (meant.test(Ascii.toLowerCase(name.apply(each)), wanted)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
