package io.stardeck.stccg.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.secrets.Musters;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** What is wrong with the stack of frames, as a whole. */
final class FrameFaults {
  private final StccgState state;
  private final Inspection inspection;
  private final ImmutableList<Phase> stack;

  FrameFaults(StccgState state, Inspection inspection) {
    this.state = state;
    this.inspection = inspection;
    this.stack = state.frames().toList();
  }

  /** Looks at all frames, the top first. */
  void look() {
    boolean begun = state.table().turn().number() > 0;
    Phase top = stack.get(0);
    Phase bottom = stack.get(stack.size() - 1);
    for (int i = 0; i < stack.size(); i++) {
      Phase phase = stack.get(i);
      require(!(phase instanceof Phase.Over) || i == 0, "after the end nothing comes");
      require(!setUp(phase) || stack.size() == (top instanceof Phase.Over ? 2 : 1), "set-up");
      require(
          !(phase instanceof OrderPhase.Mustering) || i == 0 || top instanceof Phase.Over,
          "a party is mustered unseen");
      require(!turn(phase) || i == stack.size() - 1, "a turn is in no other");
      if (!(top instanceof Phase.Over) && inspection.clean()) {
        orders(phase, i);
        asked(phase);
        attempts(phase, i);
        new FrameContents(state, inspection).look(phase, i == 0);
      }
    }
    if (!(top instanceof Phase.Over)) {
      require(
          !begun || !state.table().player(state.table().active()).resigned(),
          "who is active plays");
      onceOnly();
      piles(top, begun);
      require(begun ? turn(bottom) : setUp(bottom), "a game is in its set-up, or in a turn");
      require(
          state.muster().isPresent() == top instanceof OrderPhase.Mustering, "a party is mustered");
      require(
          !(top instanceof OrderPhase.Mustering mustering && inspection.clean())
              || Musters.invented(state, mustering.seat()).isPresent(),
          "nobody is there who could be in a party");
    }
  }

  private void asked(Phase phase) {
    for (Seat seat : phase.deciders()) {
      require(
          seat.number() > 0 && !state.table().player(seat).resigned(),
          "%s does not play".formatted(seat));
    }
  }

  /** One mission is attempted at a time; what is paid for, or which part is chosen, is decided. */
  private void attempts(Phase phase, int i) {
    if (phase instanceof OrderPhase.Attempting) {
      for (int below = i + 1; below < stack.size(); below++) {
        require(!(stack.get(below) instanceof OrderPhase.Attempting), "two attempts at once");
      }
    } else if (phase instanceof OrderPhase.Paying paying) {
      require(
          i == 0
              && stack.size() > 1
              && stack.get(1).equals(new OrderPhase.Attempting(paying.attempt())),
          "what is paid for is an attempt");
    } else if (phase instanceof OrderPhase.ChoosingPart) {
      require(i == 0, "a part is chosen at once");
    }
  }

  /**
   * Whoever gives orders is active, or has been lent a ship; all others may interrupt. A ship stays
   * lent until what was in progress is over, though who gave it orders has given up.
   */
  private void orders(Phase phase, int i) {
    Table table = state.table();
    if (phase instanceof OrderPhase.Mustering) {
      require(
          i + 1 < stack.size() && stack.get(i + 1).deciders().equals(phase.deciders()),
          "who gives orders, or fires back, musters for that");
    } else if (phase instanceof Phase.Play play) {
      require(
          play.seat().equals(table.active()) && !(i == 0 && table.turn().playOver()),
          "it is not their turn");
      require(play.others().equals(table.opponents(play.seat())), "all others may interrupt");
    } else if (phase instanceof Phase.Orders orders) {
      require(orders.others().equals(table.opponents(orders.seat())), "all others may interrupt");
      require(
          orders.ship().isPresent() || orders.seat().equals(table.active()),
          "it is not their turn");
      require(table.turn().playOver(), "the card play is not over");
      require(
          orders.ship().isEmpty()
              || i + 1 < stack.size()
                  && stack.get(i + 1) instanceof OrderPhase.Subturn subturn
                  && orders.ship().get().equals(subturn.ship()),
          "a ship was lent");
    }
  }

  private void require(boolean holds, String message) {
    inspection.require(holds, "table.frames", "%s", message);
  }

  /** A card that is announced, waits for its effect or has it is that alone. */
  private void onceOnly() {
    Whereabouts<CardId> cards = new Whereabouts<>(inspection, CardId::number);
    cards.lie("table", Find.onTable(state.table()));
    for (Phase phase : stack) {
      if (phase instanceof Phase.Announced announced) {
        cards.lies("table.frames", announced.card().id());
      } else if (phase instanceof Phase.Resolving resolving) {
        cards.lies("table.frames", resolving.card());
      } else if (phase instanceof Phase.Window window) {
        window
            .announced()
            .replies()
            .forEach(reply -> cards.lies("table.frames", reply.action().card()));
      }
    }
  }

  /** What is left of the set-up. */
  private void piles(Phase top, boolean begun) {
    for (Seat seat : Seat.first(state.table().seats())) {
      int missions = state.size(Places.missions(seat));
      require(
          top instanceof SetupPhase.Missions placing
              ? missions == left(placing.seat(), seat)
              : missions == 0,
          "missions are placed in turn");
      boolean seeded = begun || top instanceof SetupPhase.Outposts;
      require(!seeded || state.size(Places.seeds(seat)) == 0, "seeding is over");
      require(!begun || state.size(Places.outposts(seat)) == 0, "the set-up is over");
    }
    if (top instanceof SetupPhase.Missions placing) {
      int left = state.size(Places.missions(placing.seat()));
      require(left > 0, "a mission is turned up");
    } else if (top instanceof SetupPhase.Seed seed) {
      round(seed.round());
    } else if (top instanceof SetupPhase.Outposts outposts) {
      round(outposts.round());
    }
  }

  /** How many missions {@code seat} has left while another places one. */
  private int left(Seat placing, Seat seat) {
    ImmutableList<Seat> order =
        ImmutableList.copyOf(Seat.clockwiseFrom(state.table().active(), state.table().seats()));
    int left = state.size(Places.missions(placing));
    return order.indexOf(seat) < order.indexOf(placing) ? left - 1 : left;
  }

  private void round(Round round) {
    require(round.end() == RoundEnd.PASS_IS_FINAL && !round.over(), "a round of another kind");
    for (Seat seat : round.seats()) {
      require(!state.table().player(seat).resigned(), "%s has gone".formatted(seat));
    }
  }

  private static boolean setUp(Phase phase) {
    return phase instanceof SetupPhase.Missions
        || phase instanceof SetupPhase.Seed
        || phase instanceof SetupPhase.Outposts
        || phase instanceof SetupPhase.Opening;
  }

  private static boolean turn(Phase phase) {
    return phase instanceof Phase.Start
        || phase instanceof Phase.Play
        || phase instanceof Phase.Orders orders && orders.ship().isEmpty()
        || phase instanceof Phase.End;
  }
}
