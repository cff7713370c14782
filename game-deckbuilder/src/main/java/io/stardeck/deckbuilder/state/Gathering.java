package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * A phase in which several players act in any order, one action at a time, until all of them have
 * had enough at the same time ({@code DB-BOR-18}, {@code DB-BOR-24}). Who has said so is not waited
 * for; he takes it back by acting again.
 */
public sealed interface Gathering extends Phase permits TeamAction, TeamWindow, CubePlay {
  /** Who takes part, in seat order. */
  ImmutableList<Seat> in();

  /** Those of them who have had enough, in seat order: a standing pass, or an agreement. */
  ImmutableList<Seat> done();

  /** The same phase with those players. */
  Gathering with(ImmutableList<Seat> in, ImmutableList<Seat> done);

  @Override
  default ImmutableList<Seat> deciders() {
    return open();
  }

  @Override
  default ImmutableList<Seat> mayAlsoAct() {
    return done();
  }

  /** Those who take part and have not had enough. */
  default ImmutableList<Seat> open() {
    if (done().isEmpty()) {
      return in();
    }
    ImmutableList.Builder<Seat> open = ImmutableList.builder();
    for (int i = 0; i < in().size(); i++) {
      if (!done().contains(in().get(i))) {
        open.add(in().get(i));
      }
    }
    return open.build();
  }
}
