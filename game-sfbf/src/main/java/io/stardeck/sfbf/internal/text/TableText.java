package io.stardeck.sfbf.internal.text;

import com.google.common.base.Strings;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.step.Scores;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Locale;

/**
 * The table in a fixed-width font. A ship is shown with its boxes in order, damaged ones in small
 * letters; then its victory points and what lies on it.
 */
final class TableText {
  private static final int NAME_WIDTH = 22;
  private static final int CARD_WIDTH = 23;

  private final BattleForceView view;
  private final Table table;
  private final Names names;
  private final StringBuilder out = new StringBuilder();

  private TableText(BattleForceView view) {
    this.view = view;
    this.table = view.table();
    this.names = new Names(table);
  }

  static String of(BattleForceView view) {
    return new TableText(view).text();
  }

  private String text() {
    line("%s", turn());
    line(
        "Starbase %s, discard pile %s%s, ship deck %s",
        view.starbase(),
        table.discard().size(),
        table.discard().isEmpty() ? "" : " (" + names.card(table.discard().top()) + ")",
        view.shipDeck());
    for (int index = 0; index < table.fleets().size(); index++) {
      fleet(Seat.at(index));
    }
    known();
    if (!(table.phases().top() instanceof Phase.GameOver)) {
      table.attack().ifPresent(this::attack);
    }
    own();
    return out.toString();
  }

  private String turn() {
    String active = names.seat(table.active());
    return table.gameTurn() == 0
        ? "Set-up, first player: " + active
        : "Game turn "
            + table.gameTurn()
            + table.duel().map(duel -> " of " + duel.lastTurn() + ", a duel").orElse("")
            + ", active: "
            + active;
  }

  private void fleet(Seat seat) {
    Fleet fleet = table.fleet(seat);
    boolean enemy = seat.number() > table.config().players();
    line("");
    line(
        "%s%s: %s, trophies %s (%s), score %s",
        names.seat(seat),
        whose(seat),
        enemy
            ? "keeps " + Phrases.count(table.enemyCards().size(), "card")
            : "hand " + view.handSize(seat) + ", reserve cards " + view.stashSize(seat),
        fleet.trophies().size(),
        Phrases.count(points(fleet.trophies()), "point"),
        Scores.shown(table).get(seat.index()));
    row("Screen", fleet.row(Row.SCREEN));
    row("Main Body", fleet.row(Row.MAIN));
    row("Reserve", fleet.row(Row.RESERVE));
    if (view.faceDownSize(seat) > 0) {
      line("  %s face down", Phrases.count(view.faceDownSize(seat), "ship"));
    }
    if (!fleet.trophies().isEmpty()) {
      line("  Trophies   %s", names.list(fleet.trophies()));
    }
    if (enemy && !table.enemyCards().isEmpty()) {
      line("  Keeps      %s", names.list(table.enemyCards()));
    }
  }

  private String whose(Seat seat) {
    if (seat.equals(view.seat())) {
      return " (you)";
    }
    boolean ally = !view.seat().equals(Seat.SPECTATOR) && !table.enemies(view.seat(), seat);
    return ally ? " (your ally)" : "";
  }

  private void known() {
    ImmutableList<String> lines = KnownText.lines(view);
    if (!lines.isEmpty()) {
      line("");
      line("You know");
      lines.forEach(known -> line("  %s", known));
    }
  }

  private void row(String name, ImmutableList<Ship> ships) {
    for (int i = 0; i < ships.size(); i++) {
      line("  %s %s", Strings.padEnd(i == 0 ? name : "", 10, ' '), ship(ships.get(i)));
    }
  }

  private String ship(Ship ship) {
    ShipCard card = table.card(ship.id());
    StringBuilder boxes = new StringBuilder();
    for (int box = 0; box < card.size(); box++) {
      String type = CardText.letters(card.boxType(box));
      boxes
          .append(box == 0 ? "" : " ")
          .append(ship.damaged().contains(box) ? type.toLowerCase(Locale.ROOT) : type);
    }
    return Strings.padEnd(table.title(ship.id()), NAME_WIDTH, ' ')
        + boxes
        + "  "
        + card.vp()
        + " VP"
        + (ship.counter() > 0 ? ", damage " + ship.damage() : "")
        + (ship.cloaked() ? ", cloaked" : "")
        + (ship.webbed() ? ", webbed" : "")
        + ship.erratic().map(em -> ", " + names.card(em)).orElse("")
        + ship.weasel().map(ww -> ", " + names.card(ww)).orElse("")
        + ship.disengaged().map(dsg -> ", " + names.card(dsg)).orElse("");
  }

  private void attack(Attack attack) {
    line("");
    line("%s", AttackText.declared(names, attack));
    if (!attack.dice().isEmpty()) {
      line("  dice %s", attack.dice());
    }
    attack
        .counters()
        .forEach(
            counter ->
                line(
                    "  cancelled by %s: the %s",
                    names.card(counter.card()), Names.effect(counter.effect())));
    attack
        .fires()
        .forEach(
            fire ->
                line(
                    "  fire: %s%s from %s",
                    names.card(fire.card()),
                    fire.support().isEmpty() ? "" : " + " + names.list(fire.support()),
                    names.ship(fire.ship())));
    attack
        .defences()
        .forEach(
            defence ->
                line(
                    "  defence: %s%s%s",
                    names.card(defence.card()),
                    defence
                        .aim()
                        .map(aim -> " against " + AttackText.supported(names, aim))
                        .orElse(""),
                    defence.cancelled() ? " (cancelled)" : ""));
    attack.minusOnes().forEach(card -> line("  against it: %s, -1", names.card(card)));
    new Forecast(view).asItStands().ifPresent(text -> line("  %s", text));
  }

  private void own() {
    if (view.seat().equals(Seat.SPECTATOR)) {
      return;
    }
    line("");
    cards("Your hand", view.hand());
    cards("Your reserve cards", view.stash());
    if (!view.faceDown().isEmpty()) {
      line("Your face-down ships: %s", names.list(view.faceDown()));
    }
    view.own().desk().draft().ifPresent(draft -> line("Your draft: %s", draft(draft)));
  }

  /** A line for each card with what it does; equal ones on one. */
  private void cards(String heading, ImmutableList<CardId> cards) {
    if (cards.isEmpty()) {
      return;
    }
    line("%s", heading);
    Multiset<String> titles = HashMultiset.create();
    cards.forEach(card -> titles.add(names.card(card)));
    for (CardId id : cards) {
      String title = names.card(id);
      int number = titles.setCount(title, 0);
      if (number > 0) {
        line(
            "  %s %s",
            Strings.padEnd(title + (number > 1 ? " x" + number : ""), CARD_WIDTH, ' '),
            CardText.brief(table.card(id), table.config().traditional()));
      }
    }
  }

  private String draft(Draft draft) {
    return draft.in(
        new Draft.Cases<>() {
          @Override
          public String ships(Draft.Ships ships) {
            ImmutableList<ShipId> taken = ships.taken();
            return names.list(taken) + " (" + new Forecast(view).fleet(taken) + ")";
          }

          @Override
          public String formation(Draft.Formation formation) {
            return "Screen: "
                + names.list(formation.rows().screen())
                + "; Main Body: "
                + names.list(formation.rows().main())
                + "; Reserve: "
                + names.list(formation.rows().reserve());
          }

          @Override
          public String cards(Draft.Cards cards) {
            return names.list(cards.marked());
          }

          @Override
          public String assault(Draft.Assault assault) {
            return attack(assault)
                + new Forecast(view).drafted(assault).map(text -> "; " + text).orElse("");
          }
        });
  }

  private String attack(Draft.Assault draft) {
    StringBuilder text = new StringBuilder(opening(draft));
    draft.target().ifPresent(ship -> text.append(" at ").append(names.ship(ship)));
    draft
        .shots()
        .forEach(
            shot ->
                text.append(", ")
                    .append(names.card(shot.card()))
                    .append(shot.support().isEmpty() ? "" : " + " + names.list(shot.support())));
    draft
        .counters()
        .forEach(
            counter -> text.append(", against ").append("the " + Names.effect(counter.effect())));
    return text + AttackText.plusOnes(draft.plusOnes().size());
  }

  private String opening(Draft.Assault draft) {
    String ship = draft.ship().map(names::ship).orElse("");
    return switch (draft.form()) {
      case SHIP -> "attack by " + ship;
      case FIGHTERS -> Phrases.count(draft.squadrons(), "squadron") + " from " + ship;
      case FLOTILLA -> CardKind.PFF.title();
      case PLANET_FIGHTERS, MUTINY -> names.list(draft.openers());
    };
  }

  private int points(ImmutableList<ShipId> ships) {
    int points = 0;
    for (ShipId ship : ships) {
      points += table.card(ship).vp();
    }
    return points;
  }

  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
