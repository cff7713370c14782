package io.stardeck.engine.card;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.internal.given.NamedOrWhole;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where the card sets of a game come from: shipped with it, or a user's own.
 *
 * <p>A game's sets extend {@link CardData} and name a subclass of {@link SetReader} as what reads
 * them within other JSON.
 *
 * @param <T> the sets
 * @param <F> what a file says
 */
public final class CardLibrary<T extends CardData<F>, F> {
  private final Class<F> form;
  private final Function<F, ImmutableList<Fault>> faults;
  private final Function<F, T> made;
  private final Supplier<ImmutableList<T>> shipped;

  /**
   * A library. The shipped sets are read when one is first asked for, so that who only lists the
   * games waits for none of their cards. That they have no faults, the build of the game has shown
   * ({@code CardSchema} of the testkit does); it is not asked again at each start.
   *
   * @param form what a file says
   * @param faults all that is wrong with a file
   * @param made the set of a file without faults
   * @param anchor the class beside which the shipped ones lie
   * @param names of the shipped files
   */
  public CardLibrary(
      Class<F> form,
      Function<F, ImmutableList<Fault>> faults,
      Function<F, T> made,
      Class<?> anchor,
      String... names) {
    this.form = form;
    this.faults = faults;
    this.made = made;
    ImmutableList<String> files = ImmutableList.copyOf(names);
    this.shipped = Suppliers.memoize(() -> readAll(anchor, files));
  }

  /**
   * All sets that come with the game; each has a name of its own.
   *
   * @throws FaultException if the text of one of them cannot be read
   */
  public ImmutableList<T> shipped() {
    return shipped.get();
  }

  /** The shipped set of that name, or null. */
  public @Nullable T find(String id) {
    for (T set : shipped()) {
      if (set.id().equals(id)) {
        return set;
      }
    }
    return null;
  }

  /**
   * Reads a set from the text of a file.
   *
   * @throws FaultException with the path of every fault
   */
  public T read(String json) {
    return checked(EngineJson.read(json, form));
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public String write(T set) {
    return EngineJson.write(set.file());
  }

  private ImmutableList<T> readAll(Class<?> anchor, ImmutableList<String> files) {
    ImmutableList.Builder<T> sets = ImmutableList.builder();
    for (String name : files) {
      sets.add(made.apply(EngineJson.read(EngineJson.resource(anchor, name), form)));
    }
    return sets.build();
  }

  private T checked(F file) {
    ImmutableList<Fault> found = faults.apply(file);
    if (!found.isEmpty()) {
      throw new FaultException(found);
    }
    return made.apply(file);
  }

  /**
   * Reads a set within other JSON: by its name, or whole. A game has a subclass of it without
   * parameters, which its sets name.
   */
  public abstract static class SetReader<T extends CardData<F>, F> extends NamedOrWhole<T, F> {
    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial") // a reader is never written
    private final CardLibrary<T, F> library;

    /** A reader of those sets, with that library. */
    protected SetReader(Class<T> type, CardLibrary<T, F> library) {
      super(type, library.form);
      this.library = library;
    }

    @Override
    protected final @Nullable T named(String name) {
      return library.find(name);
    }

    @Override
    protected final T whole(F file) {
      return library.checked(file);
    }
  }
}
