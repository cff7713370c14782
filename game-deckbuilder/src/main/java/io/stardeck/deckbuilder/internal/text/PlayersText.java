package io.stardeck.deckbuilder.internal.text;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.internal.formula.Allowances;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.internal.formula.Statics;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.text.Phrases;
import java.util.ArrayList;
import java.util.List;

/** What lies before each player. */
final class PlayersText {
  private final DeckbuilderView view;
  private final Table table;
  private final Names names;
  private final Page page;

  private PlayersText(DeckbuilderView view, Page page) {
    this.view = view;
    this.table = view.table();
    this.names = new Names(table);
    this.page = page;
  }

  static void add(DeckbuilderView view, Page page) {
    PlayersText text = new PlayersText(view, page);
    for (Seat seat : Seat.first(view.table().players())) {
      text.player(seat);
    }
  }

  private void player(Seat seat) {
    Area area = table.area(seat);
    page.ends(
        (seat.equals(table.turnPlayer()) ? "* " : "  ")
            + seat
            + (seat.equals(view.seat()) ? " (you)" : "")
            + standing(area.standing())
            + points(seat),
        "Hand "
            + view.counts(seat).hand()
            + ", Deck "
            + view.counts(seat).deck()
            + ", Discard "
            + area.discard().size());
    team(seat);
    area.flagship().ifPresent(ship -> ship(seat, ship));
    if (!area.bridge().isEmpty()) {
      page.line(
          "    Bridge: " + area.bridge().stream().map(this::brief).collect(joining(", ")), 12);
    }
    area.influence().forEach(card -> rules("Influence: ", card));
    won(area.points());
    starting(seat, area);
    tally(seat, area.tally());
  }

  /** The Points Area: what acts from there with all that it says, the rest by name (DB-VIS-03). */
  private void won(ImmutableList<CardId> cards) {
    List<String> idle = new ArrayList<>();
    for (CardId card : cards) {
      if (acts(table.def(card))) {
        rules("Points Area: ", card);
      } else {
        idle.add(names.prize(card));
      }
    }
    if (!idle.isEmpty()) {
      page.line("    Points Area: " + String.join(", ", idle), 17);
    }
  }

  private static boolean acts(CardDef def) {
    return def.abilities().stream().anyMatch(ability -> ability.zone() == AbilityZone.POINTS)
        || def.statics().stream().anyMatch(effect -> effect.zone() == AbilityZone.POINTS)
        || def.triggers().stream().anyMatch(trigger -> trigger.zone() == AbilityZone.POINTS);
  }

  private static String standing(Standing standing) {
    return switch (standing) {
      case IN -> "";
      case OUT -> ", out";
      case ASSIMILATED -> ", assimilated";
    };
  }

  private String points(Seat seat) {
    return ", " + Phrases.count(Points.of(table, seat), "point");
  }

  /** With whom they play, where not all play together, and how many points they have so. */
  private void team(Seat seat) {
    ImmutableList<ImmutableList<Seat>> teams = table.config().teamsInForce();
    ImmutableList<Seat> team = teams.get(table.config().team(seat));
    if (teams.size() > 1 && team.size() > 1) {
      page.line(
          "    Plays with "
              + names.seats(Lists.minus(team, seat))
              + (names.borg()
                  ? ""
                  : ", " + Phrases.count(Points.ofTeam(table, seat), "point") + " together"));
    }
  }

  private void ship(Seat seat, Ship ship) {
    StringBuilder text = new StringBuilder("    ").append(names.card(ship.card())).append(": ");
    for (Stat stat : Stat.all()) {
      text.append(CardText.brief(stat)).append(' ').append(Totals.of(view, seat, stat)).append(' ');
    }
    text.deleteCharAt(text.length() - 1).append(", damage ").append(ship.damage());
    if (ship.shieldsUsed() > 0) {
      text.append(", Shields used ").append(ship.shieldsUsed());
    }
    for (Prevention prevention : table.area(seat).tally().preventions()) {
      text.append(", safe from ")
          .append(prevention.left() < 0 ? "all" : "the next " + prevention.left())
          .append(" damage");
    }
    page.line(text.toString());
    String rules = CardText.rules(table.def(ship.card()));
    if (!rules.isEmpty() && !ship.card().equals(table.area(seat).starting())) {
      page.line("        " + rules, 8);
    }
  }

  private void starting(Seat seat, Area area) {
    if (!CardText.rules(table.def(area.starting())).isEmpty()
        && Statics.startingEffects(table, seat)) {
      rules("Starting effect: ", area.starting());
    }
  }

  private void tally(Seat seat, Tally tally) {
    if (!table.onTurn(seat) && tally.equals(Tally.NONE)) {
      return;
    }
    int searches = Allowances.searches(view, seat);
    String explorations = ", explorations left " + Allowances.explorations(view, seat);
    page.line("    XP " + tally.xp() + ", searches left " + searches + explorations);
  }

  private void rules(String lead, CardId card) {
    CardDef def = table.def(card);
    page.line("    " + lead + names.prize(card) + ". " + CardText.rules(def), 8);
  }

  private String brief(CardId card) {
    String stats = CardText.stats(table.def(card));
    return names.card(card) + (stats.isEmpty() ? "" : " (" + stats + ")");
  }
}
