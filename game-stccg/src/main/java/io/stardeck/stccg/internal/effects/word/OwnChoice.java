package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.card.word.From;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Persons on one host of whom their own player takes some, whatever they are like: nobody else is
 * shown them for that ({@code ST-VIS-05}), so that who of them can be taken is hidden too.
 *
 * @param seat whose they are
 * @param places where they are
 * @param most how many are asked for
 */
public record OwnChoice(Seat seat, ImmutableList<Place> places, int most) {
  /** The choice that {@code selection} leaves, if it is one like that. */
  public static Optional<OwnChoice> of(Facts facts, Effects run, Selection selection) {
    boolean plain =
        selection.chooser() != Chooser.RANDOM
            && selection.filter().isEmpty()
            && !selection.ranked();
    if (!plain || !(selection.n().orElse(null) instanceof Amount.Fixed most)) {
      return Optional.empty();
    }
    Optional<Host> host =
        switch (selection.among()) {
          case GROUP, ABOARD, TARGET -> run.on().host();
          case ON_PLANET -> Who.team(facts, run);
          case TOP, HELD, IN_PLAY, OPPOSING -> Optional.empty();
        };
    @Nullable Manned manned = host.flatMap(where -> Manned.of(facts.table(), where)).orElse(null);
    if (manned == null) {
      return Optional.empty();
    }
    boolean group = selection.among() == From.GROUP;
    Seat seat = group ? Goals.seat(facts, run) : manned.seat();
    Seat chooser = Who.chooser(facts.table(), run, selection.chooser(), seat);
    return chooser.equals(seat)
        ? Optional.of(new OwnChoice(seat, places(manned.host(), group), most.n()))
        : Optional.empty();
  }

  private static ImmutableList<Place> places(Host host, boolean group) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    for (Role role : group ? ImmutableList.of(Role.GROUP) : Role.PERSONS) {
      places.add(host.place(role));
    }
    return places.build();
  }

  /** How many are asked for, of those who are there as far as all can see. */
  public int count(Facts facts) {
    int persons = 0;
    for (Place place : places) {
      persons += facts.size(place);
    }
    return Math.min(persons, most);
  }
}
