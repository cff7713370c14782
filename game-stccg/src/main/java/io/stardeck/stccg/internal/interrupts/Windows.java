package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Announced;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.lying.Acting;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** Opens windows ({@code ST-INT-06}, {@code ST-INT-14}). */
public final class Windows {
  private static final RuleId INT_06 = RuleId.of("ST-INT-06");
  private static final RuleId ORD_10 = RuleId.of("ST-ORD-10");
  private static final RuleId INT_14 = RuleId.of("ST-INT-14");

  private Windows() {}

  /**
   * Opens a window about what lies on top of the stack, if it is live for somebody, once cards in
   * play have acted on it ({@code ST-EFF-25}). What it is about goes on once it is closed; the
   * caller has brought it to its next step.
   *
   * @param opener whose action it is about
   */
  public static void open(Play<StccgState> play, WindowKind kind, Seat opener) {
    Table table = play.state().table();
    CardSet cards = table.options().cards();
    boolean asks = Live.possible(cards, kind) && held(play.state());
    if (play.over() || !asks && !cards.hears(kind)) {
      return;
    }
    Phase.Window window = window(table, kind, opener);
    StccgState opened = play.state().with(table.withStack(table.frames().push(window)));
    if (asks) {
      ask(play, window, opened);
    }
    if (cards.hears(kind)) {
      // Above the window: what cards in play do comes before anybody answers.
      Acting.happens(
          play,
          Occasions.of(opened, window),
          (card, event) ->
              event.window() == kind
                  && About.answers(opened, window, event)
                  && Playable.met(opened, card.controller(), event.playIf()));
    }
  }

  /** Opens the window for whom it is live. */
  private static void ask(Play<StccgState> play, Phase.Window window, StccgState opened) {
    Live live = new Live(opened, window);
    ImmutableList.Builder<Seat> asked = ImmutableList.builder();
    for (Seat seat : window.announced().round().seats()) {
      if (live.test(seat)) {
        asked.add(seat);
      }
    }
    ImmutableList<Seat> seats = asked.build();
    if (!seats.isEmpty()) {
      play.tell(INT_14, new TurnEvent.WindowOpened(window.kind(), seats));
      play.push(window);
    }
  }

  /** An order is announced; it is carried out when nobody answers any more. */
  public static void declare(Play<StccgState> play, OrderPhase.Declared declared) {
    int persons = 0;
    int gear = 0;
    if (declared.host().isPresent()) {
      persons = play.state().size(declared.host().get(), Role.GROUP);
      gear = play.state().size(declared.host().get(), Role.GEAR_GROUP);
    }
    play.tell(
        INT_06,
        new MissionEvent.OrderDeclared(
            declared.seat(), declared.order(), declared.host(), persons, gear, declared.ships()));
    if (declared.host().isPresent()) {
      tell(play, declared.seat(), declared.host().get().place(Role.GROUP));
      tell(play, declared.seat(), declared.host().get().place(Role.GEAR_GROUP));
    }
    play.push(declared);
    open(play, WindowKind.ORDER_DECLARED, declared.seat());
  }

  /** Tells the player the names that the cards of the party bear now. */
  private static void tell(Play<StccgState> play, Seat seat, Place place) {
    if (play.state().size(place) > 0) {
      play.tell(
          Audience.only(seat),
          ORD_10,
          new CardEvent.CardsRenamed(place.toString(), play.state().cards(place)));
    }
  }

  /** A window that nobody has answered yet. */
  static Phase.Window window(Table table, WindowKind kind, Seat opener) {
    return new Phase.Window(
        kind, opener, Announced.moment(round(table, opener)), ImmutableList.of());
  }

  /** All who still play, beginning with the player after the one who opened it. */
  private static Round round(Table table, Seat opener) {
    ImmutableList.Builder<Seat> order = ImmutableList.builder();
    order.addAll(table.opponents(opener));
    if (!table.player(opener).resigned()) {
      order.add(opener);
    }
    return Round.of(RoundEnd.ALL_PASS, order.build());
  }

  private static boolean held(StccgState state) {
    for (int i = 0; i < state.table().seats(); i++) {
      if (state.size(Places.hand(Seat.at(i))) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Lets the window ORDER_DONE follow what is laid on this frame, if a card names it. */
  public static void after(Play<StccgState> play, Seat seat, Order order) {
    CardSet cards = play.state().table().options().cards();
    if (!cards.answers(WindowKind.ORDER_DONE).isEmpty() || cards.hears(WindowKind.ORDER_DONE)) {
      play.push(new OrderPhase.Done(seat, order, false));
    }
  }
}
