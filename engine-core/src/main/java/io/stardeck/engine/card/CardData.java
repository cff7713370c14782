package io.stardeck.engine.card;

import com.google.errorprone.annotations.concurrent.LazyInit;
import io.stardeck.engine.internal.given.GivenOnce;
import io.stardeck.engine.json.EngineJson;
import org.jspecify.annotations.Nullable;

/**
 * A card set of a game: what its file says, checked, and whatever follows from that. Two are equal
 * if their files are.
 *
 * <p>In JSON a set that is shipped is its name. Any other is written whole in a configuration; a
 * state or a view names it by its digest.
 *
 * @param <F> what a file says
 */
public abstract class CardData<F> implements GivenOnce {
  private static final int DIGITS = 32;

  private final F file;
  private @LazyInit @Nullable String reference;

  /** The set of that file. */
  protected CardData(F file) {
    this.file = file;
  }

  /** The name of the set. */
  public abstract String id();

  /** Where sets of its kind come from. */
  protected abstract CardLibrary<?, F> library();

  /** What its file says. */
  protected final F file() {
    return file;
  }

  @Override
  public final String reference() {
    String known = reference;
    if (known == null) {
      known = named();
      reference = known;
    }
    return known;
  }

  @Override
  public final boolean shipped() {
    return reference().equals(id());
  }

  @Override
  public final Object whole() {
    return file;
  }

  private String named() {
    return equals(library().find(id()))
        ? id()
        : id() + "@" + EngineJson.hash(file).substring(0, DIGITS);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof CardData<?> that
            && getClass() == that.getClass()
            && file.equals(that.file);
  }

  @Override
  public final int hashCode() {
    return id().hashCode();
  }

  @Override
  public final String toString() {
    return id();
  }
}
