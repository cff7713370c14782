package io.stardeck.fleetcaptains.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.state.FleetFrame.EchoRelocate;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Objects;

/** Cloak tokens ({@code FC-CLK, FC-ECH}). */
public final class Tokens {
  private Tokens() {}

  /** Puts an open ship card or echo under a new token. */
  public static int place(Play<FleetState> play, Seat seat, CardId card, int space, RuleId rule) {
    int number = Tables.of(play).nextToken();
    Place place = Places.token(number);
    Cards.DEALER.open(play, place, ZoneKind.stack(seat));
    Cards.DEALER.card(play, Places.OPEN, card).to(place);
    change(play, Lists.plus(Tables.of(play).tokens(), new Token(number, seat, space)), seat, space);
    Tables.change(play, table -> table.withNextToken(number + 1));
    play.tell(rule, new BoardEvent.TokenPlaced(seat, number, space));
    return number;
  }

  /**
   * The own tokens of a space are mixed, and bear new numbers. One that still lies shown, until its
   * owner has decided whether an echo moves, is not among them: it is mixed when that is decided.
   */
  public static void mix(Play<FleetState> play, Seat seat, int space, RuleId rule) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    ImmutableList<Token> mixed =
        Lists.filter(
            Tables.of(play).tokens(),
            each -> each.owner().equals(seat) && each.at() == space && !liesShown(play, each));
    mixed.forEach(token -> places.add(Places.token(token.number())));
    if (mixed.size() > 1) {
      Cards.DEALER.mix(play, places.build());
    }
    ImmutableList.Builder<Integer> fresh = ImmutableList.builder();
    mixed.forEach(token -> fresh.add(renumber(play, token)));
    ImmutableList<Integer> now = fresh.build();
    if (seat.equals(Tables.of(play).active())) {
      Tables.change(
          play, table -> table.withMixed(Lists.plus(Lists.minus(table.mixed(), space), space)));
    }
    play.tell(rule, new BoardEvent.TokensShuffled(seat, space, now));
    for (int number : now) {
      CardId identity = play.state().zones().cards(Places.token(number)).get(0);
      play.tell(Audience.only(seat), rule, new BoardEvent.TokenKnown(number, identity));
    }
  }

  private static boolean liesShown(Play<FleetState> play, Token token) {
    int number = token.number();
    return Tables.of(play).frame(EchoRelocate.class, shown -> shown.token() == number) != null;
  }

  private static int renumber(Play<FleetState> play, Token token) {
    int number = Tables.of(play).nextToken();
    Token renamed = new Token(number, token.owner(), token.at());
    Cards.DEALER.open(play, Places.token(number), ZoneKind.stack(token.owner()));
    Cards.DEALER.at(play, Places.token(token.number()), 0).to(Places.token(number));
    Cards.DEALER.close(play, Places.token(token.number()));
    Tables.change(
        play,
        table ->
            table
                .withTokens(Lists.plus(Lists.minus(table.tokens(), token), renamed))
                .withNextToken(number + 1));
    return number;
  }

  /** Whose turn it is may mix again in a hex where something becomes of a token of theirs. */
  private static void change(
      Play<FleetState> play, ImmutableList<Token> tokens, Seat owner, int space) {
    Table table = Tables.of(play);
    ImmutableList<Integer> mixed =
        owner.equals(table.active()) ? Lists.minus(table.mixed(), space) : table.mixed();
    Tables.change(play, now -> now.withTokens(tokens).withMixed(mixed));
  }

  /** A token moves. */
  public static void move(Play<FleetState> play, int number, int space) {
    Token token = Objects.requireNonNull(Tables.of(play).token(number));
    Token moved = new Token(number, token.owner(), space);
    ImmutableList<Token> tokens =
        Lists.map(Tables.of(play).tokens(), each -> each.equals(token) ? moved : each);
    change(play, tokens, token.owner(), space);
  }

  /** The token of a ship or an echo leaves the board, openly. */
  public static void remove(Play<FleetState> play, CardId card, RuleId rule) {
    Token token = Objects.requireNonNull(play.state().tokenOf(card));
    Place place = Places.token(token.number());
    Cards.DEALER.at(play, place, 0).openly().to(Places.OPEN);
    Cards.DEALER.close(play, place);
    play.tell(rule, new BoardEvent.TokenRevealed(token.number(), card));
    change(play, Lists.minus(Tables.of(play).tokens(), token), token.owner(), token.at());
    play.tell(rule, new BoardEvent.TokenRemoved(token.number()));
  }

  /** A ship decloaks where its token is, with the flag of its token ({@code FC-CLK-10}). */
  public static void decloak(Play<FleetState> play, CardId card, int setting, RuleId rule) {
    Table table = Tables.of(play);
    Seat seat = table.owner(card);
    int space = play.state().spaceOf(Objects.requireNonNull(table.ship(card)));
    int used = play.state().secrets().get(seat.index()).maneuvers(card);
    int left = Objects.requireNonNull(table.ship(card)).extraManeuvers() + 1 - used;
    boolean maneuvered = left == 0;
    int extra = Math.max(0, left - 1);
    remove(play, card, rule);
    Tables.secret(play, seat, own -> own.withoutManeuvers(card));
    Tables.ship(
        play,
        card,
        ship ->
            ship.withCloaked(false)
                .withSetting(setting)
                .withAt(space)
                .withStart(ship.start() == Ship.UNSEEN && used == 0 ? space : -1)
                .withManeuvered(maneuvered)
                .withExtraManeuvers(extra));
    play.tell(rule, new ShipEvent.ShipDecloaked(card, space, maneuvered, extra));
  }
}
